import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

const RUNS = 1000
const AT_ONCE = 20
const HEADERS = { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' }

const words = (text: string) => text.trim().split(/\s+/)

/** Names that the lake uses, so that random input passes its first checks. */
const NAMES = words(`_id _type _rev _key _ref _weak __proto__ constructor toString length create
  createOrReplace createIfNotExists patch delete id query params set setIfMissing unset inc dec
  insert after before replace items diffMatchPatch ifRevisionID mutations transactionId title rows
  perspective page page-a drafts.page-a versions.. .. _.releases.r 💥 rows[-1] rows[_key=="a"].n
  rows[0:99] a.b..c [ rows[ ..x * *[ { @ ^ count(*) *[references("x")]`)
const TOKENS =
  words(`* [ ] { } ( ) -> ... | order( score( match && in == < - + ** % / asc desc ^.^ @
  $id true null count( math::sum( dateTime( pt::text( string::split( geo::distance( global::now( //
  0...5 [0..-1] 1e999 ${'9'.repeat(40)} " ' select( coalesce( text::query(`)
const EXPRESSIONS = `_type == "page"; _id in ["page-a"]; rows[].n > 0; title match "A*"
  references($id); _type in $params; $id; defined(title); null; 1/0; ^._id == _id; title[0..2]
  -title; "a" < 1; rows[0].n ** 99999; @[]; dateTime(title); string::split(title, $id)
  math::sum(rows); rows->title; count(*[_id == ^._id]); pt::text(rows); select(title => 1, 2); ...rows`

const binary = fc.string({ unit: 'binary', maxLength: 30 })
const text = fc.oneof(fc.constantFrom('', '\0', ...NAMES), binary)
const scalars = [text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)]
/** Any value, with the lake's names as keys and texts. */
const value = fc.anything({ key: text, values: scalars, maxDepth: 4, maxKeys: 5 })
const fields = (names: string) =>
  fc.record(Object.fromEntries(words(names).map((name) => [name, value])), { requiredKeys: [] })

const document = fc.record({ _id: text, _type: text, title: value })
const target = { id: fc.constant('page-a'), set: fc.dictionary(text, value, { maxKeys: 3 }) }
const operations = 'id query params set setIfMissing unset inc dec insert diffMatchPatch'
const mutation = fc.oneof(
  value,
  fc.record({ create: value }),
  fc.record({ createOrReplace: document }),
  fc.record({ patch: fc.oneof(fields(operations), fc.record(target)) }),
  fc.record({ delete: fc.oneof(value, fc.record({ id: text })) }),
)
const mutations = fc.oneof(value, fc.array(mutation, { maxLength: 4 }))

const pieces = fc.array(fc.oneof(text, fc.constantFrom(...TOKENS)), { maxLength: 14 })
const expression = fc.constantFrom(...EXPRESSIONS.split(/;\s|\n\s*/))
const deep = ['('.repeat(20_000), `*${'[0]'.repeat(2000)}`, `${'!'.repeat(9000)}true`]
/** Valid, almost valid, random and deeply nested GROQ. */
const query = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.oneof(
      expression,
      pieces.map((list) => list.join(' ')),
    ),
  },
  { weight: 6, arbitrary: expression.map((each) => `*[${each}] | order(${each}) {"a": ${each}}`) },
  { weight: 6, arbitrary: pieces.map((list) => `*[${list.join(' ')}]`) },
  { weight: 1, arbitrary: fc.constantFrom(...deep) },
)
const question = fc.oneof(fc.record({ query, params: fields('id params') }), fields('query params'))

const toJson = (data: unknown) => JSON.stringify(data) ?? ''
/** JSON of this, and sometimes of anything, cut or nested too deeply. */
const bodiesOf = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 8, arbitrary: arbitrary.map(toJson) },
    { weight: 1, arbitrary: value.map((data) => toJson(data).slice(0, -1)) },
    { weight: 1, arbitrary: fc.constantFrom('', `{"mutations":${'['.repeat(5000)}`) },
  )

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  const rows = [{ _key: 'a', n: 1 }]
  await lake.client.create({ _id: 'page-a', _type: 'page', rows, title: 'A' })
})
afterAll(() => lake.close())

/** Sends a request; returns the status, or fails if it is not 2xx or a 4xx that says why. */
async function send(path: string, body: string): Promise<number> {
  const init = { method: 'POST', headers: HEADERS, body }
  const response = await fetch(`${lake.url}/v2026-03-01/data/${path}`, init)
  const answer = await response.text()
  expect(response.status, body.slice(0, 3000)).toBeLessThan(500)
  if (response.status >= 400) expect(answer).toMatch(/"(message|description)":".*\w{3}/)
  return response.status
}

it.each([
  ['mutate/production?returnDocuments=true', fc.record({ mutations }), [200, 400, 409]],
  ['query/production', question, [200, 400]],
])(`${RUNS} hostile bodies to %s get 2xx, or a 4xx that says why`, async (path, data, statuses) => {
  const seen = new Set<number>()
  const bounds = { minLength: AT_ONCE, maxLength: AT_ONCE, size: 'max' } as const
  const property = fc.asyncProperty(fc.array(bodiesOf(data), bounds), async (bodies) => {
    for (const status of await Promise.all(bodies.map((body) => send(path, body)))) seen.add(status)
  })
  const settings = { numRuns: RUNS / AT_ONCE, endOnFailure: true }
  const { errorInstance, failed, seed } = await fc.check(property, settings)
  // fast-check's own report would print the whole batch.
  if (failed) throw new Error(`seed ${seed}`, { cause: errorInstance })
  // All kinds of answers must occur, or the test proves nothing.
  expect([...seen]).toEqual(expect.arrayContaining(statuses))
  expect(await lake.client.fetch('1+1')).toBe(2)
})
