import fc from 'fast-check'

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

const text = fc.oneof(
  fc.constantFrom('', '\0', ...NAMES),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

/** Any JSON value, with the lake's names as keys and texts. */
const value: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  node: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null)),
    fc.array(tie('node'), { maxLength: 4 }),
    fc.dictionary(text, tie('node'), { maxKeys: 5 }),
  ),
})).node

const fields = (names: string) =>
  fc.record(Object.fromEntries(names.split(' ').map((name) => [name, value])), { requiredKeys: [] })
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

/** JSON of this, and sometimes of anything, cut or nested too deeply. */
const bodyOf = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.oneof(
    // Like JSON.stringify, which writes NaN and Infinity as null, but returns '' for undefined.
    { weight: 7, arbitrary: arbitrary.map((data) => JSON.stringify(data) ?? '') },
    { weight: 1, arbitrary: value.map((data) => JSON.stringify(data)?.slice(0, -1) ?? '') },
    { weight: 1, arbitrary: fc.constantFrom('', `{"mutations":${'['.repeat(5000)}`) },
  )

/** Bodies for `data/mutate`. */
export const hostileMutateBody = bodyOf(
  fc.record({ mutations: fc.oneof(value, fc.array(mutation, { maxLength: 4 })) }),
)

const pieces = fc.array(fc.oneof(text, fc.constantFrom(...TOKENS)), { maxLength: 14 })
const expression = fc.constantFrom(...EXPRESSIONS.split(/;\s|\n\s*/))
const likely = fc
  .tuple(expression, expression, expression)
  .map(([a, b, c]) => `*[${a}] | order(${b}) {"a": ${c}, ...}[0..${c}]`)
const deep = ['('.repeat(20_000), `*${'[0]'.repeat(2000)}`, `${'!'.repeat(9000)}true`]

/** Valid, almost valid, random and deeply nested GROQ. */
const groq = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(expression, likely) },
  { weight: 6, arbitrary: expression.map((condition) => `*[${condition}]`) },
  { weight: 6, arbitrary: pieces.map((list) => list.join(' ')) },
  { weight: 6, arbitrary: pieces.map((list) => `*[${list.join(' ')}]`) },
  { weight: 1, arbitrary: fc.constantFrom(...deep) },
)

/** Bodies for `POST data/query`. */
export const hostileQueryBody = bodyOf(
  fc.oneof(fc.record({ query: groq, params: fields('id params') }), fields('query perspective')),
)
