import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

const RUNS = Number(process.env.HOSTILE_RUNS ?? 3000)
const AT_ONCE = 20

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  await lake.client.create({
    _id: 'page-a',
    _type: 'page',
    rows: [{ _key: 'a', n: 1 }],
    title: 'A',
  })
})
afterAll(() => lake.close())

/** Words that mean something to the lake, so that the noise gets past the first check. */
const word = fc.constantFrom(
  ...[
    '_id',
    '_type',
    '_rev',
    '_key',
    '_ref',
    '_weak',
    '__proto__',
    'constructor',
    'toString',
    'length',
  ],
  ...['create', 'createOrReplace', 'createIfNotExists', 'patch', 'delete', 'id', 'query', 'params'],
  ...[
    'set',
    'setIfMissing',
    'unset',
    'inc',
    'dec',
    'insert',
    'after',
    'before',
    'replace',
    'items',
  ],
  ...[
    'diffMatchPatch',
    'ifRevisionID',
    'mutations',
    'transactionId',
    'title',
    'rows',
    'perspective',
  ],
)
const text = fc.oneof(
  word,
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(
    'page',
    'page-a',
    'drafts.page-a',
    'versions..',
    '..',
    '_.releases.r',
    '',
    '\0',
    '💥',
  ),
  fc.constantFrom(
    'rows[-1]',
    'rows[_key=="a"].n',
    'rows[0:99]',
    'a.b..c',
    '[',
    'rows[',
    '..x',
    '*',
  ),
  fc.constantFrom('*', '*[', '*[_id == $id]', '{', '@', '^', 'count(*)', '*[references("x")]'),
)
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(text, tie('node'), { maxKeys: 5 }),
  ),
})).node
const patch = fc.record(
  {
    id: text,
    query: text,
    params: value,
    set: value,
    setIfMissing: value,
    unset: value,
    inc: value,
    dec: value,
    insert: value,
    diffMatchPatch: value,
    ifRevisionID: value,
  },
  { requiredKeys: [] },
)
const mutation = fc.oneof(
  value,
  fc.record({ create: value }),
  fc.record({ createOrReplace: fc.record({ _id: text, _type: text, title: value }) }),
  fc.record({ createIfNotExists: fc.record({ _id: text, _type: text, title: value }) }),
  fc.record({ patch }),
  fc.record({ patch: fc.record({ id: fc.constant('page-a'), set: fc.dictionary(text, value) }) }),
  fc.record({ delete: fc.oneof(value, fc.record({ id: text }), fc.record({ query: text })) }),
)
const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constant(`{"mutations":${'['.repeat(5000)}`),
  fc.constant(`{"mutations":[${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]}`),
  fc.constant('{"mutations":[{"create":{"_type":"a","__proto__":{"polluted":true}}}]}'),
)
const mutateBody = fc.oneof(
  fc.record({ mutations: fc.array(mutation, { maxLength: 4 }) }).map(toJson),
  fc.record({ mutations: value, transactionId: value }).map(toJson),
  value.map(toJson),
  garbage,
)

const groqPiece = fc.oneof(
  text,
  fc.constantFrom(
    '*',
    '[',
    ']',
    '{',
    '}',
    '(',
    ')',
    '->',
    '...',
    '|',
    'order(',
    'score(',
    'match',
    '&&',
  ),
  fc.constantFrom(
    'in',
    '==',
    '<',
    '-',
    '+',
    '**',
    '%',
    '/',
    'asc',
    'desc',
    '^.^',
    '@',
    '$id',
    'true',
    'null',
  ),
  fc.constantFrom(
    'count(',
    'math::sum(',
    'dateTime(',
    'pt::text(',
    'string::split(',
    'geo::distance(',
    'global::now(',
  ),
  fc.constantFrom(
    '9'.repeat(40),
    '1e999',
    '"',
    "'",
    '//',
    '0...5',
    '[0..-1]',
    'select(',
    'coalesce(',
    'text::query(',
  ),
)
const groq = fc.oneof(
  fc.array(groqPiece, { maxLength: 14 }).map((pieces) => pieces.join(' ')),
  fc.array(groqPiece, { maxLength: 14 }).map((pieces) => `*[${pieces.join(' ')}]`),
  fc.constantFrom(
    '('.repeat(20_000),
    `*${'[0]'.repeat(5000)}`,
    `1${'+1'.repeat(20_000)}`,
    `${'!'.repeat(9000)}true`,
  ),
)
const queryBody = fc.oneof(
  fc.record({ query: groq, params: value }, { requiredKeys: ['query'] }).map(toJson),
  fc.record({ query: value, params: value, perspective: value }, { requiredKeys: [] }).map(toJson),
  garbage,
)
const querySearch = fc
  .record(
    { query: groq, perspective: text, $id: text, resultSourceMap: fc.constantFrom('true', 'x') },
    { requiredKeys: [] },
  )
  .map((fields) =>
    new URLSearchParams(fields as Record<string, string>).toString().slice(0, 12_000),
  )

/** Numbers that JSON has no word for become null, as everywhere. */
function toJson(data: unknown): string {
  return JSON.stringify(data) ?? ''
}

async function check(path: string, init: RequestInit, seen: Map<number, number>): Promise<void> {
  const response = await fetch(lake.url + path, {
    ...init,
    headers: { authorization: `Bearer ${LAKE_TOKEN}`, 'content-type': 'application/json' },
  })
  const body = (await response.json()) as { message?: string; error?: { description?: string } }
  seen.set(response.status, (seen.get(response.status) ?? 0) + 1)
  expect(response.status).toBeLessThan(500)
  if (response.status >= 400)
    expect(body.error?.description ?? body.message).toEqual(expect.stringMatching(/\w{3}/))
}

async function sendAll<T>(arbitrary: fc.Arbitrary<T>, send: (data: T) => Promise<void>) {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitrary, { minLength: AT_ONCE, maxLength: AT_ONCE }),
      async (batch) => {
        await Promise.all(batch.map(send))
      },
    ),
    { numRuns: Math.ceil(RUNS / AT_ONCE), endOnFailure: false },
  )
}

it(`answers ${RUNS} hostile bodies to mutate with 2xx or a 4xx that says why`, async () => {
  const seen = new Map<number, number>()
  const path = '/v2026-03-01/data/mutate/production?returnDocuments=true'
  await sendAll(mutateBody, (body) => check(path, { method: 'POST', body }, seen))
  // The noise must reach all kinds of answers, or it tests nothing.
  for (const status of [200, 400, 409])
    expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
  expect({}).not.toHaveProperty('polluted')
  expect(await lake.client.fetch('1+1')).toBe(2)
}, 240_000)

it(`answers ${RUNS} hostile queries with 2xx or a 4xx that says why`, async () => {
  const seen = new Map<number, number>()
  const path = '/v2026-03-01/data/query/production'
  const both = fc.oneof(
    queryBody.map((body) => ({ body })),
    querySearch.map((search) => ({ search })),
  )
  await sendAll(both, (data) =>
    'body' in data
      ? check(path, { method: 'POST', body: data.body }, seen)
      : check(`${path}?${data.search}`, {}, seen),
  )
  for (const status of [200, 400]) expect(seen.get(status) ?? 0, `${status}`).toBeGreaterThan(20)
  expect(await lake.client.fetch('1+1')).toBe(2)
}, 240_000)
