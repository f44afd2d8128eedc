import { expect, it } from 'vitest'
import { ME, testDataset } from '../../support/lake/test-dataset.ts'

const FRED = {
  _id: 'fred',
  _type: 'person',
  name: 'fred',
  friends: [
    { _key: 'mork', name: 'mork', age: 40, pets: [{ _key: 'p', name: 'rex' }] },
    { _key: 'mindy', name: 'mindy', age: 32, color: 'blue' },
    { _key: 'frank', name: 'frank', color: 'yellow' },
  ],
  roles: ['admin', 'owner', 'guest'],
  state: { short: 'WY', long: 'Wyoming' },
}
type Fred = typeof FRED

const names = ({ friends }: Fred) => friends.map(({ name }) => name).join(' ')
const ages = ({ friends }: Fred) => friends.map(({ age }) => age)
const roles = (fred: Fred) => fred.roles.join(' ')
const state = (fred: Fred) => fred.state
const allNames = (fred: Fred) => JSON.stringify(fred).match(/"name":"x"/g)?.length
const toM = '@@ -1,5 +1,5 @@\n-m\n+M\n indy\n'

it.each<[string, object, (fred: Fred) => unknown, unknown]>([
  ['a field', { set: { name: 'x', 'state.short': 'X' } }, state, { short: 'X', long: 'Wyoming' }],
  ['all items', { set: { 'friends[0:].name': 'x' } }, names, 'x x x'],
  ['an item by key', { set: { 'friends[_key=="mindy"].name': 'x' } }, names, 'mork x frank'],
  ['a comparison', { set: { 'friends[age > 35].name': 'x' } }, names, 'x mindy frank'],
  ['existence', { set: { 'friends[age?].name': 'x' } }, names, 'x x frank'],
  ['fields at any depth', { set: { '..name': 'x' } }, allNames, 5],
  ['setIfMissing', { setIfMissing: { 'friends[0:].age': 1 } }, ages, [40, 32, 1]],
  ['unset of items', { unset: ['friends[age?]'] }, names, 'frank'],
  ['unset of a field', { unset: ['state.long'] }, state, { short: 'WY' }],
  ['inc', { inc: { 'friends[0].age': 0.5 } }, ages, [40.5, 32, undefined]],
  ['diffMatchPatch', { diffMatchPatch: { 'friends[1].name': toM } }, names, 'mork Mindy frank'],
  ['append', { insert: { after: 'roles[-1]', items: ['x'] } }, roles, 'admin owner guest x'],
  ['replace', { insert: { replace: 'roles[0, 2]', items: ['x', 'y'] } }, roles, 'x y owner'],
])('%s', (_, operations, read, expected) => {
  const dataset = testDataset(FRED)
  const { results } = dataset.mutate([{ patch: { id: 'fred', ...operations } }], ME)
  expect(read(results[0]?.document as unknown as Fred)).toEqual(expected)
})

it('of several ids, and by query with parameters', () => {
  const people = ['ada', 'bob'].map((_id) => ({ _id, _type: 'person' }))
  const dataset = testDataset({ _id: 'page', _type: 'page' }, ...people)
  dataset.mutate([{ patch: { id: ['ada', 'bob'], set: { seen: true } } }], ME)
  const by = { query: '*[_type == $type && seen]', params: { type: 'person' } }
  const patch = { ...by, inc: { n: 1 }, setIfMissing: { n: 0 } }
  const { results } = dataset.mutate([{ patch }], ME)
  expect(results).toMatchObject([
    { id: 'ada', operation: 'update', document: { n: 1 } },
    { id: 'bob', operation: 'update', document: { n: 1 } },
  ])
})

it('a path that reaches a prototype changes none', () => {
  const dataset = testDataset(FRED)
  dataset.mutate([{ patch: { id: 'fred', set: { "['__proto__'].x": 1 } } }], ME)
  expect({}).not.toHaveProperty('x')
  expect(dataset.get('fred')?.name).toBe('fred')
})
