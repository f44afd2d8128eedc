import fc from 'fast-check'

/** Names that the lake uses, so that random input passes its first checks. */
const WORDS = `_id _type _rev _key _ref _weak __proto__ constructor toString length create
  createOrReplace createIfNotExists patch delete id query params set setIfMissing unset inc dec
  insert after before replace items diffMatchPatch ifRevisionID mutations transactionId title rows
  perspective`.split(/\s+/)
const IDS = ['page', 'page-a', 'drafts.page-a', 'versions..', '..', '_.releases.r', '', '\0', '💥']
const PATHS = ['rows[-1]', 'rows[_key=="a"].n', 'rows[0:99]', 'a.b..c', '[', 'rows[', '..x', '*']
const QUERIES = ['*', '*[', '*[_id == $id]', '{', '@', '^', 'count(*)', '*[references("x")]']

export const hostileText = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom(...IDS, ...PATHS, ...QUERIES),
)

/** Any JSON value, with the lake's names as keys and texts. */
export const hostileValue: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(hostileText, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(hostileText, tie('node'), { maxKeys: 5 }),
  ),
})).node

const fields = (names: string) =>
  fc.record(Object.fromEntries(names.split(' ').map((name) => [name, hostileValue])), {
    requiredKeys: [],
  })
const document = fc.record({ _id: hostileText, _type: hostileText, title: hostileValue })
const mutation = fc.oneof(
  hostileValue,
  fc.record({ create: hostileValue }),
  fc.record({ createOrReplace: document }),
  fc.record({ createIfNotExists: document }),
  fc.record({
    patch: fields('id query params set setIfMissing unset inc dec insert diffMatchPatch'),
  }),
  fc.record({
    patch: fc.record({
      id: fc.constant('page-a'),
      set: fc.dictionary(hostileText, hostileValue, { maxKeys: 3 }),
    }),
  }),
  fc.record({ delete: fc.oneof(hostileValue, fc.record({ id: hostileText })) }),
)

const garbage = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    `{"mutations":${'['.repeat(5000)}`,
    `{"mutations":[${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}]}`,
    '{"mutations":[{"create":{"_type":"a","__proto__":{"polluted":true}}}]}',
  ),
)

/** Bodies for `data/mutate`: mutations with random parts, random JSON, and invalid JSON. */
export const hostileMutateBody = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ mutations: fc.array(mutation, { maxLength: 4 }) }).map(toJson),
  },
  { weight: 1, arbitrary: fields('mutations transactionId').map(toJson) },
  { weight: 1, arbitrary: hostileValue.map(toJson) },
  { weight: 1, arbitrary: garbage },
)

const piece = fc.oneof(
  hostileText,
  fc.constantFrom(
    ...'* [ ] { } ( ) -> ... | order( score( match && in == < - + ** % / asc'.split(' '),
  ),
  fc.constantFrom(...'desc ^.^ @ $id true null count( math::sum( dateTime( pt::text('.split(' ')),
  fc.constantFrom(
    ...'string::split( geo::distance( global::now( // 0...5 [0..-1] 1e999'.split(' '),
  ),
  fc.constantFrom('9'.repeat(40), '"', "'", 'select(', 'coalesce(', 'text::query('),
)
const expression = fc.oneof(
  fc.constantFrom('_type == "page"', '_id in ["page-a"]', 'rows[].n > 0', 'title match "A*"'),
  fc.constantFrom('references($id)', '_type in $params', '$id', 'defined(title)', 'null', '1/0'),
  fc.constantFrom('^._id == _id', 'title[0..2]', '-title', '"a" < 1', 'rows[0].n ** 99999', '@[]'),
  fc.constantFrom('dateTime(title)', 'string::split(title, $id)', 'math::sum(rows)', 'rows->title'),
  fc.constantFrom('count(*[_id == ^._id])', 'pt::text(rows)', 'select(title => 1, 2)', '...rows'),
)
const likely = fc
  .tuple(expression, expression, expression)
  .map(([a, b, c]) => `*[${a}] | order(${b}) {"a": ${c}, ...}[0..${c}]`)
const enormous = fc.constantFrom(
  '('.repeat(20_000),
  `*${'[0]'.repeat(2000)}`,
  `1${'+1'.repeat(2000)}`,
  `${'!'.repeat(9000)}true`,
)

/** Valid, almost valid, random and deeply nested GROQ. */
export const hostileGroq = fc.oneof(
  { weight: 6, arbitrary: expression.map((text) => `*[${text}]`) },
  { weight: 6, arbitrary: expression },
  { weight: 6, arbitrary: likely },
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(' ')) },
  { weight: 6, arbitrary: fc.array(piece, { maxLength: 9 }).map((list) => `*[${list.join(' ')}]`) },
  { weight: 1, arbitrary: enormous },
)

/** Bodies for `POST data/query`. */
export const hostileQueryBody = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .record({ query: hostileGroq, params: fields('id params') }, { requiredKeys: ['query'] })
      .map(toJson),
  },
  { weight: 1, arbitrary: fields('query params perspective').map(toJson) },
  { weight: 1, arbitrary: garbage },
)

/** The query string of `GET data/query`. */
export const hostileQuerySearch = fc
  .record(
    {
      query: hostileGroq,
      perspective: hostileText,
      $id: fc.oneof(hostileText, hostileValue.map(toJson)),
      resultSourceMap: fc.constantFrom('true', 'x'),
    },
    { requiredKeys: ['query'] },
  )
  .map((given) => new URLSearchParams(given as Record<string, string>).toString().slice(0, 12_000))

/** Like JSON.stringify, which writes NaN and Infinity as null, but returns '' for undefined. */
function toJson(data: unknown): string {
  return JSON.stringify(data) ?? ''
}
