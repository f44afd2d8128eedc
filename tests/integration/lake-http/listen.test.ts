import type { MutationEvent } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

type Heard = MutationEvent & { effects: { apply: []; revert: [] } }

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake.close())

async function hear(query: string, options: object = {}) {
  const heard: Heard[] = []
  let isWelcome = false
  const events: ('welcome' | 'mutation')[] = ['welcome', 'mutation']
  const subscription = lake.client.listen(query, {}, { events, ...options }).subscribe((event) => {
    if (event.type === 'welcome') isWelcome = true
    else heard.push(event as Heard)
  })
  onTestFinished(() => subscription.unsubscribe())
  await until(() => isWelcome)
  return heard
}

it('tells when a document appears, changes and disappears, with effects', async () => {
  const options = { effectFormat: 'mendoza', includePreviousRevision: true }
  const events = await hear('*[_type == "page" && title != "hidden"]', options)
  const bare = await hear('*[_id == "page-1"]', { includeResult: false, includeMutations: false })
  const created = await lake.client.create({ _id: 'page-1', _type: 'page', title: 'one' })
  const patched = await lake.client.patch('page-1').set({ title: 'two' }).commit()
  for (const title of ['hidden', 'shown']) await lake.client.patch('page-1').set({ title }).commit()
  await lake.client.delete('page-1')
  await until(() => events.length === 5 && bare.length === 5)

  const transitions = events.map(({ transition }) => transition)
  expect(transitions).toEqual(['appear', 'update', 'disappear', 'appear', 'disappear'])
  const revision = { transactionId: created._rev, resultRev: created._rev }
  const mutations = [{ create: { _id: 'page-1' } }]
  expect(events[0]).toMatchObject({ documentId: 'page-1', ...revision, mutations, result: created })
  expect(events[1]).toMatchObject({ previous: created, result: patched })
  // The Studio orders events by these; a deletion has a result, too.
  const before = events.map(({ previousRev }) => previousRev)
  const after = events.map(({ resultRev }) => resultRev)
  expect(before).toEqual([undefined, ...after.slice(0, -1)])
  expect(after.at(-1)).toBe(events.at(-1)?.transactionId)
  const [{ _rev: _a, ...first }, { _rev: _b, ...second }] = [created, patched]
  expect(applyPatch(first, events[1]?.effects.apply ?? [])).toEqual(second)
  expect(applyPatch(second, events[1]?.effects.revert ?? [])).toEqual(first)
  for (const name of ['result', 'mutations', 'effects', 'previous'])
    expect(bare[0]).not.toHaveProperty(name)
})

it('counts the events of a transaction that it sends; drafts only if they are asked for', async () => {
  const all = await hear('*[_id in ["a", "drafts.a"] && count(*) > 0]', {
    includeAllVersions: true,
  })
  const published = await hear('*[_type == "page"]')
  const transaction = lake.client.transaction().create({ _id: 'redirect', _type: 'redirect' })
  for (const _id of ['a', 'drafts.a', 'other']) transaction.create({ _id, _type: 'page' })
  await transaction.commit()
  await until(() => all.length === 2 && published.length === 2)
  const told = [all, published].map((events) => events.map(({ documentId }) => documentId))
  expect(told).toEqual([
    ['a', 'drafts.a'],
    ['a', 'other'],
  ])
  for (const events of [all, published])
    expect(events).toMatchObject([
      { transactionTotalEvents: 2, transactionCurrentEvent: 1 },
      { transactionTotalEvents: 2, transactionCurrentEvent: 2 },
    ])
})

it('tells a reconnecting live client whether it missed something', async () => {
  const connect = async (lastId?: string) => {
    const controller = new AbortController()
    const headers: HeadersInit = lastId ? { 'last-event-id': lastId } : {}
    const address = `${lake.url}/v2026-03-01/data/live/events/production`
    const response = await fetch(address, { signal: controller.signal, headers })
    let text = ''
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk)
      if (text.includes('data:') && text.endsWith('\n\n')) break
    }
    controller.abort()
    return { type: /event: (\w+)/.exec(text)?.[1], id: /id: (\S+)/.exec(text)?.[1] }
  }
  const first = await connect()
  expect((await connect(first.id)).type).toBe('welcome')
  await lake.client.create({ _type: 'page' })
  expect((await connect(first.id)).type).toBe('restart')
})
