import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { until } from '../../support/until.ts'

let lake: TestLake
/** The tags of the events so far. */
let told: string[] = []

beforeAll(async () => {
  lake = await startTestLake()
  const to = (id: string) => ({ _type: 'reference', _ref: id, _weak: true })
  await lake.client
    .transaction()
    .create({ _id: 'home', _type: 'page', to: to('ada') })
    .create({ _id: 'ada', _type: 'person', name: 'Ada' })
    .create({ _id: 'none', _type: 'page', to: to('later') })
    .commit()
  const stream = lake.client.live.events().subscribe((event) => {
    if (event.type === 'message') told = [...told, ...event.tags]
  })
  return () => stream.unsubscribe()
})
afterAll(() => lake.close())

/** Whether a change expires a query's answer. */
async function expires(query: string, change: () => Promise<unknown>): Promise<boolean> {
  const { syncTags = [] } = await lake.client.fetch(query, {}, { filterResponse: false })
  expect(syncTags.length).toBeGreaterThan(0)
  told = []
  await change()
  await until(() => told.length > 0)
  return told.some((tag) => syncTags.some((each) => each === tag))
}

const rename = (id: string) => () =>
  lake.client.patch(id).set({ name: crypto.randomUUID() }).commit()
const create = (type: string) => () => lake.client.create({ _type: type })

test.each([
  ['*[_id == "home"][0]{ name }', 'the document', rename('home'), true],
  ['*[_id == "home"][0]{ name }', 'another of its type', rename('none'), false],
  ['*[_id in ["home", "ada"]]', 'one of several', rename('ada'), true],
  ['*[_type == "page"]{ name }', 'a new document of the type', create('page'), true],
  ['*[_type == "page"]{ name }', 'one of another type', rename('ada'), false],
  ['*[_id == "home"]{ "name": to->name }', 'what a reference leads to', rename('ada'), true],
  ['*[_id == "home"]{ "all": *[_type == "person"] }', 'what is within', create('person'), true],
  ['*[name match "x"]', 'anything, without _id and _type', rename('ada'), true],
  ['count(*)', 'anything, without a filter', create('other'), true],
] as const)('%s depends on %s', async (query, _, change, isExpired) => {
  expect(await expires(query, change)).toBe(isExpired)
})

test('a reference to nothing depends on what it would lead to', async () => {
  const later = () => lake.client.create({ _id: 'later', _type: 'person' })
  expect(await expires('*[_id == "none"]{ "name": to->name }', later)).toBe(true)
})

test('a draft changes nothing for those who read what is published', async () => {
  const query = '*[_type == "page"]'
  told = []
  await lake.client.create({ _id: 'drafts.home', _type: 'page' })
  expect(await expires(query, rename('ada'))).toBe(false)
})
