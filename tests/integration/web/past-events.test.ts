import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendChange } from '../../support/send-change.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { thingsIn } from '../../support/structured-data.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack
const at = (path: string) => visit(stack.urls.site + path)
const list = '/resources/webinars-events'

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
})

afterAll(() => stack?.stop())

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function createEvent(name: string, endsIn: number, fields: object = {}) {
  const path = `${list}/${name}`
  const document = { _id: `event-${name}`, _type: 'event' }
  await stack.client.create({
    ...document,
    title: `The event ${name}`,
    path: { _type: 'slug', current: path },
    tag: 'LIVE',
    startsAt: inHours(endsIn - 1),
    endsAt: inHours(endsIn),
    online: true,
    price: { _type: 'price', amount: 0, currency: 'USD' },
    summary: 'A text.',
    action: {
      _type: 'action',
      label: 'Register',
      look: 'primary',
      target: 'dialog',
      dialog: 'event-registration',
    },
    ...fields,
  })
  await sendChange(stack, { ...document, path, operation: 'create' })
  return path
}

test('a new event is listed; a past one is not, and its page says that it is over', async () => {
  const ahead = await createEvent('ahead', 48)
  const over = await createEvent('over', -1)
  const { text } = await at(list)
  expect(text).toContain('The event ahead')
  expect(text).not.toContain('The event over')
  expect((await at(ahead)).text).toContain('Register')
  const page = await at(over)
  expect(page.status).toBe(200)
  expect(page.text).toContain('This event is over.')
  expect(page.text).not.toContain('Watch the recording')
})

test('an event that is over shows its recording, and follows its changes', async () => {
  const id = 'recording-cross-examined-on-clustering'
  const recording = { _type: 'reference', _ref: id }
  const over = await createEvent('recorded', -1, { recording })
  const ahead = await createEvent('not-yet', 48, { recording })
  const { text, html } = await at(over)
  expect(text).toContain('Watch the recording')
  expect(text).toContain('Cross-examined on clustering')
  expect(text).toContain('58 min')
  expect(text).toContain('Watch Recording')
  expect(thingsIn(html).find((thing) => thing['@type'] === 'Event')?.recordedIn).toMatchObject({
    name: 'Cross-examined on clustering',
  })
  expect((await at(ahead)).text).not.toContain('Watch the recording')

  await stack.client.patch(id).set({ duration: '61 min' }).commit()
  await sendChange(stack, { _id: id, _type: 'recording', operation: 'update' })
  expect((await at(over)).text).toContain('61 min')
})

test('dates and prices that cannot be meant break neither the page of an event nor its list', async () => {
  const price = (amount: number) => ({ price: { _type: 'price', amount, currency: 'USD' } })
  const startsAt = inHours(48)
  const hostile = {
    'no-time': { startsAt, endsAt: startsAt },
    backward: { startsAt, endsAt: inHours(24) },
    endless: { startsAt, endsAt: inHours(48 + 400 * 24) },
    ancient: { startsAt: '0202-02-10T14:00:00Z' },
    'far-ahead': { startsAt: '9999-02-10T14:00:00Z', endsAt: '9999-12-31T23:59:59Z' },
    cheap: price(0.001),
    dear: price(1e21),
    negative: price(-5),
  }
  for (const [name, fields] of Object.entries(hostile)) {
    const path = await createEvent(name, 48, fields)
    const { status, text } = await at(path)
    expect({ name, status }).toEqual({ name, status: 200 })
    expect(text).toContain(`The event ${name}`)
    expect(text).not.toMatch(
      /NaN|Infinity|Invalid|\b0 minutes|(?<!\d)-\d+ (minutes|hours|days)|\$-|(?<!\d)-\$/,
    )
  }
  const { status, text } = await at(list)
  expect(status).toBe(200)
  expect(text).toContain('The event endless')
  expect(text).not.toMatch(
    /NaN|Infinity|Invalid|\b0 minutes|(?<!\d)-\d+ (minutes|hours|days)|(?<!\d)-\$/,
  )
})

test('an event leaves the list without a change of content once it is over', async () => {
  expect((await at(list)).text).toContain('The event ahead')
  const threeDays = String(72 * 3_600_000)
  const clock = `--import ${import.meta.dirname}/clock-ahead.ts`
  await stack.restartSite('SIGTERM', { NODE_OPTIONS: clock, CLOCK_AHEAD_MS: threeDays })
  await until(async () => !(await at(list)).text.includes('The event ahead'))
})
