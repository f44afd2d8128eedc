import type { LiveEvent, MutationEvent, WelcomeEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'

type Subscription = { unsubscribe(): void }
type Heard = MutationEvent & { effects: { apply: []; revert: [] }; previous?: object }

let lake: TestLake
const open: Subscription[] = []
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())
afterEach(() => {
  for (const subscription of open.splice(0)) subscription.unsubscribe()
})

async function hear(query: string, options: object = {}) {
  const events: Heard[] = []
  let isWelcome = false
  const all = { events: ['welcome', 'mutation'], ...options } as { events: ['welcome', 'mutation'] }
  open.push(
    lake.client.listen(query, {}, all).subscribe((event: MutationEvent | WelcomeEvent) => {
      if (event.type === 'welcome') isWelcome = true
      else events.push(event as Heard)
    }),
  )
  await vi.waitFor(() => expect(isWelcome).toBe(true))
  return events
}

it('tells when a document appears, changes and disappears, with effects', async () => {
  const events = await hear('*[_type == "page" && title != "hidden"]', {
    effectFormat: 'mendoza',
    includePreviousRevision: true,
  })
  const created = await lake.client.create({ _id: 'page-1', _type: 'page', title: 'one' })
  const patched = await lake.client.patch('page-1').set({ title: 'two' }).commit()
  await lake.client.patch('page-1').set({ title: 'hidden' }).commit()
  await lake.client.patch('page-1').set({ title: 'shown' }).commit()
  await lake.client.delete('page-1')
  await vi.waitFor(() => expect(events.length).toBe(5))

  expect(events.map(({ transition }) => transition)).toEqual([
    'appear',
    'update',
    'disappear',
    'appear',
    'disappear',
  ])
  const [first, second] = events
  expect(first).toMatchObject({
    documentId: 'page-1',
    transactionId: created._rev,
    resultRev: created._rev,
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
    mutations: [{ create: { _id: 'page-1' } }],
    result: created,
  })
  expect(second).toMatchObject({ previousRev: created._rev, previous: created, result: patched })
  const revisions = events.map(({ previousRev, resultRev }) => [previousRev, resultRev])
  // The Studio orders events by these; a deletion has a result, too.
  for (const [index, [previousRev]] of revisions.entries())
    expect(previousRev).toBe(index === 0 ? undefined : revisions[index - 1]?.[1])
  expect(revisions.at(-1)?.[1]).toBe(events.at(-1)?.transactionId)
  const { _rev: _a, ...before } = created
  const { _rev: _b, ...after } = patched
  expect(applyPatch(before, second?.effects.apply ?? [])).toEqual(after)
  expect(applyPatch(after, second?.effects.revert ?? [])).toEqual(before)
})

it('counts the events of a transaction that it sends, not those of other documents', async () => {
  const queries = ['*[_id in ["a", "drafts.a"]]', '*[_id in ["a", "drafts.a"] && count(*) > 0]']
  const heard = await Promise.all(queries.map((query) => hear(query, { includeAllVersions: true })))
  const publishedOnly = await hear('*[_type == "page"]')
  await lake.client
    .transaction()
    .create({ _id: 'redirect', _type: 'redirect' })
    .create({ _id: 'a', _type: 'page' })
    .create({ _id: 'drafts.a', _type: 'page' })
    .create({ _id: 'other', _type: 'page' })
    .commit()
  await vi.waitFor(() =>
    expect([...heard, publishedOnly].map((each) => each.length)).toEqual([2, 2, 2]),
  )
  for (const [first, second] of [...heard, publishedOnly]) {
    expect(first).toMatchObject({ transactionTotalEvents: 2, transactionCurrentEvent: 1 })
    expect(second).toMatchObject({ transactionTotalEvents: 2, transactionCurrentEvent: 2 })
  }
})

it('omits fields that were not requested', async () => {
  const events = await hear('*[_type == "page"]', { includeResult: false, includeMutations: false })
  await lake.client.create({ _id: 'page-2', _type: 'page' })
  await vi.waitFor(() => expect(events.length).toBe(1))
  for (const name of ['result', 'mutations', 'effects', 'previous'])
    expect(events[0]).not.toHaveProperty(name)
})

it('sends drafts only to listeners that request them', async () => {
  const [published, all] = [
    await hear('*[_type == "page"]'),
    await hear('*[_type == "page"]', { includeAllVersions: true }),
  ]
  await lake.client.create({ _id: 'drafts.page-3', _type: 'page' })
  await lake.client.create({ _id: 'page-3', _type: 'page' })
  await vi.waitFor(() => expect(all.length).toBe(2))
  await vi.waitFor(() => expect(published.length).toBe(1))
  expect(published[0]?.documentId).toBe('page-3')
})

it('tells a listener whose query does not parse', async () => {
  const failure = await new Promise<Error>((resolve) => {
    open.push(lake.client.listen('*[').subscribe({ error: resolve }))
  })
  expect(failure.message).toMatch(/\w{3}/)
})

it('sends the sync tag of a query that a change makes stale', async () => {
  const events: LiveEvent[] = []
  open.push(lake.visitor.live.events().subscribe((event) => events.push(event)))
  await vi.waitFor(() => expect(events[0]?.type).toBe('welcome'))
  await lake.client.create({ _id: 'page-4', _type: 'page' })
  const tagsOf = async (query: string) =>
    (await lake.visitor.fetch(query, {}, { filterResponse: false })).syncTags ?? []
  const pages = await tagsOf('*[_type == "page"]')
  await lake.client.create({ _id: 'drafts.page-5', _type: 'page' })
  await lake.client.patch('page-4').set({ title: 'x' }).commit()
  await vi.waitFor(() => expect(events.length).toBe(3))
  const [, , changed] = events
  if (changed?.type !== 'message') throw new Error(`unexpected ${changed?.type}`)
  expect(changed.tags.some((tag) => pages.includes(tag as never))).toBe(true)
})

it('tells a reconnecting live client whether it missed something', async () => {
  const connect = async (lastId?: string) => {
    const controller = new AbortController()
    const response = await fetch(`${lake.url}/v2026-03-01/data/live/events/production`, {
      signal: controller.signal,
      headers: lastId ? { 'last-event-id': lastId } : {},
    })
    const decoder = new TextDecoder()
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array)
      if (text.includes('data:') && text.endsWith('\n\n')) break
    }
    controller.abort()
    return { type: /event: (\w+)/.exec(text)?.[1], id: /id: (\S+)/.exec(text)?.[1] }
  }
  const first = await connect()
  expect(first.type).toBe('welcome')
  expect((await connect(first.id)).type).toBe('welcome')
  await lake.client.create({ _type: 'page' })
  expect((await connect(first.id)).type).toBe('restart')
})
