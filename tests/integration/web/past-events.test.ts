import { expect, onTestFinished, test } from 'vitest'
import { startOwnSite } from '../../support/own-site.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { thingsIn } from '../../support/structured-data.ts'
import { until } from '../../support/until.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
const at = (path: string) => visit(stack.urls.site + path)
const list = '/resources/webinars-events'

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
  await siteSettled(stack, stack.urls.site)
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
  await siteSettled(stack, stack.urls.site)
  expect((await at(over)).text).toContain('61 min')
})

test('an event leaves the list without a change of content once it is over', async () => {
  expect((await at(list)).text).toContain('The event ahead')
  const threeDays = String(72 * 3_600_000)
  const clock = `--import ${new URL('clock-ahead.ts', import.meta.url)}`
  // A site of its own, whose clock is ahead.
  const env = { NODE_OPTIONS: clock, CLOCK_AHEAD_MS: threeDays }
  const own = await startOwnSite(stack, { env })
  onTestFinished(own.stop)
  await until(async () => !(await visit(own.url + list)).text.includes('The event ahead'))
})
