import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { openTestLeads } from './open-test-leads'

const message = {
  formType: 'Contact Message',
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.org',
  company: '',
  topic: 'other',
  message: 'Two bitcoins\nleft my wallet.',
  contactReference: '',
}

function send(fields: Record<string, string>, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost:3000/api/submissions/plain', {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:3000',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: new URLSearchParams(fields).toString(),
  })
}

const stored = ({ database }: Awaited<ReturnType<typeof openTestLeads>>) =>
  database
    .selectFrom('submission')
    .innerJoin('outbox_entry', 'submission_id', 'id')
    .selectAll()
    .execute()

test('a form posted without JavaScript is stored and leads to a page of thanks', async () => {
  const leads = await openTestLeads()
  const answer = await leads.answerPlain(send({ ...message, consent: 'on' }))
  expect(answer.status).toBe(303)
  const [row] = await stored(leads)
  expect(row).toMatchObject({ form_type: 'Contact Message', state: 'undelivered' })
  expect(JSON.parse(row?.payload ?? '')).toMatchObject({
    firstName: 'Ada',
    topic: 'other',
    message: 'Two bitcoins\nleft my wallet.',
    consent: true,
  })
  const thanks = await leads.thank(
    new Request(new URL(answer.headers.get('location') ?? '', send({}).url)),
  )
  expect(thanks.status).toBe(200)
  expect(parse(await thanks.text()).querySelector('h1')?.text).toBe('Message sent')
})

test('errors are shown at their fields, and what was typed is kept and escaped', async () => {
  const leads = await openTestLeads()
  const answer = await leads.answerPlain(
    send({ ...message, email: 'nobody', message: '"><script>alert(1)</script>', topic: '' }),
  )
  expect(answer.status).toBe(422)
  const page = parse(await answer.text())
  const links = page.querySelectorAll('[role=alert] a').map((link) => link.getAttribute('href'))
  expect(links).toEqual(['#contact-message-email', '#contact-message-topic'])
  const email = page.querySelector('#contact-message-email')
  expect(email?.getAttribute('value')).toBe('nobody')
  expect(email?.getAttribute('aria-invalid')).toBe('true')
  expect(email?.getAttribute('aria-describedby')).toContain('contact-message-email-error')
  const said = page.querySelector('#contact-message-email-error')
  expect(said?.text).toBe('Please enter a valid email address')
  expect(page.querySelector('script')).toBeNull()
  expect(page.querySelector('textarea')?.text).toContain('<script>')
  expect(await stored(leads)).toEqual([])
})

test.each([
  ['', undefined],
  ['&topic=other', undefined],
  ['&utm_source=News&utm_campaign=Spring%0d%0aLaunch&utm_campaign=b', 'spring-launch'],
])('a campaign link to the page with the form is known (%s)', async (more, campaign) => {
  const leads = await openTestLeads()
  const referer = { referer: `http://localhost:3000/company/contact?a=b${more}` }
  const refused = await leads.answerPlain(send({ ...message, topic: '' }, referer))
  const hidden = parse(await refused.text())
    .querySelectorAll('input[type=hidden]')
    .map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
  for (const [name, value] of hidden) expect(`${name} ${value}`).not.toContain('a=b')
  await leads.answerPlain(send({ ...message, ...Object.fromEntries(hidden) }))
  const [row] = await stored(leads)
  expect(row).toMatchObject({
    page_path: '/company/contact',
    campaign: campaign ?? null,
    landing_path: campaign ? '/company/contact' : null,
  })
})

test('a form that is shown again keeps every kind of answer, and ticks nothing by its address', async () => {
  const leads = await openTestLeads()
  const referer =
    'http://localhost:3000/forms/free-investigation?from=/pricing&timeline=week&terms=on&phone=0'
  const posted = { formType: 'Free Investigation Request', interests: 'Fund Recovery', phone: '' }
  const answer = await leads.answerPlain(send(posted, { referer }))
  const page = parse(await answer.text())
  const chosen = page.querySelectorAll('[checked], [selected]')
  const values = chosen.map((control) => control.getAttribute('value')).filter(Boolean)
  expect(values).toEqual(['week', 'Fund Recovery'])
  expect(page.querySelector('[name=fromPage]')?.getAttribute('value')).toContain('from=%2Fpricing')
})

test('it counts toward the same rate limit', async () => {
  const leads = await openTestLeads({ ratePerMinute: 1 })
  expect((await leads.answerPlain(send(message))).status).toBe(303)
  const second = await leads.answerPlain(send(message))
  expect(second.status).toBe(429)
  expect(parse(await second.text()).querySelector('textarea')?.text).toBe(message.message)
})
