import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendChange } from '../../support/send-change.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
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

async function createEvent(name: string, endsIn: number) {
  const path = `${list}/${name}`
  const document = { _id: `event-${name}`, _type: 'event' }
  await stack.client.create({
    ...document,
    title: `The event ${name}`,
    path: { _type: 'slug', current: path },
    tag: 'LIVE',
    startsAt: inHours(endsIn - 1),
    endsAt: inHours(endsIn),
    place: 'Online',
    price: { _type: 'price', amount: 0, currency: 'USD' },
    summary: 'A text.',
    action: {
      _type: 'action',
      label: 'Register',
      look: 'primary',
      target: 'dialog',
      dialog: 'event-registration',
    },
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
})
