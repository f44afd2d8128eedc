import { expect, it } from 'vitest'
import type { LakeEvent } from '../../../scripts/lake/dataset/types.ts'
import { ME, testDataset, thrownBy } from '../../support/lake/test-dataset.ts'

const FRED = {
  _id: 'fred',
  _type: 'person',
  name: 'fred',
  friends: [
    { _key: 'mork', name: 'mork', age: 40, color: 'red', pets: [{ _key: 'p', name: 'rex' }] },
    { _key: 'mindy', name: 'mindy', age: 32, color: 'blue' },
    { _key: 'frank', name: 'frank', color: 'yellow' },
  ],
  roles: ['admin', 'owner', 'guest'],
  mixed: ['text', { name: 'object' }, null],
  state: { short: 'WY', long: 'Wyoming' },
}
type Fred = typeof FRED

function patched(operations: object): Fred {
  const dataset = testDataset(FRED)
  dataset.mutate([{ patch: { id: 'fred', ...operations } }], ME)
  return dataset.get('fred') as unknown as Fred
}

const names = ({ friends }: Fred) => friends.map(({ name }) => name)
const ages = ({ friends }: Fred) => friends.map(({ age }) => age)

it.each<[string, object, (fred: Fred) => unknown, unknown]>([
  ['all items', { set: { 'friends[*].name': 'x' } }, names, ['x', 'x', 'x']],
  ['a comparison', { set: { 'friends[age > 35].name': 'x' } }, names, ['x', 'mindy', 'frank']],
  ['existence', { set: { 'friends[age?].name': 'x' } }, names, ['x', 'x', 'frank']],
  ['a range', { set: { 'friends[1:3].name': 'x' } }, names, ['mork', 'x', 'x']],
  ['a union', { set: { 'friends[0, color == "yellow"].name': 'x' } }, names, ['x', 'mindy', 'x']],
  [
    'fields at any depth',
    { set: { '..name': 'x' } },
    (fred) => JSON.stringify(fred).match(/"name":"x"/g)?.length,
    6,
  ],
  ['a missing field of items', { setIfMissing: { 'friends[*].age': 1 } }, ages, [40, 32, 1]],
  ['unset of items', { unset: ['friends[age?]'] }, names, ['frank']],
  ['unset by value', { unset: ['roles[@ == "owner"]'] }, (fred) => fred.roles, ['admin', 'guest']],
  ['inc where there is a number', { inc: { 'friends[*].age': 2 } }, ages, [42, 34, undefined]],
  [
    'diffMatchPatch',
    { diffMatchPatch: { 'friends[age < 35].name': '@@ -1,5 +1,5 @@\n-m\n+M\n indy\n' } },
    names,
    ['mork', 'Mindy', 'frank'],
  ],
  [
    'insert after',
    { insert: { after: 'roles[0:2]', items: ['x'] } },
    (fred) => fred.roles,
    ['admin', 'owner', 'x', 'guest'],
  ],
  [
    'insert in place of some',
    { insert: { replace: 'roles[0, 2]', items: ['x', 'y'] } },
    (fred) => fred.roles,
    ['x', 'y', 'owner'],
  ],
])('%s', (_, operations, read, expected) => {
  expect(read(patched(operations))).toEqual(expected)
})

it('tells listeners and the history of one place for each path, which the Studio can apply', () => {
  const dataset = testDataset(FRED)
  const events: LakeEvent[] = []
  dataset.subscribe((changed) => events.push(...changed))
  dataset.mutate([{ patch: { id: 'fred', set: { 'friends[age?].name': 'x' } } }], ME)
  expect(events[0]?.mutations).toEqual([
    { patch: { id: 'fred', set: { 'friends[_key=="mork"].name': 'x' } } },
    { patch: { id: 'fred', set: { 'friends[_key=="mindy"].name': 'x' } } },
  ])
  const plain = {
    id: 'fred',
    set: { name: 'y' },
    unset: ['friends[_key=="mork"].age', 'roles[-1]'],
  }
  dataset.mutate([{ patch: plain }], ME)
  expect(events[1]?.mutations).toEqual([{ patch: plain }])
})

it.each([
  ['that reaches a prototype', "friends['__pr\\u006fto__'].x", 400],
  ['with the prototype in a filter', '[__proto__.x == 1]', 400],
  ['of 58,000 characters', `${'a.'.repeat(29_000)}a`, 400],
  ['that does not parse', 'friends[*', 400],
  ['to the whole document', '@', 200],
  ['of a billion steps', 'roles[0:1000000000]', 200],
])('a path %s is bounded', (_, path, status) => {
  const dataset = testDataset(FRED)
  const before = JSON.stringify(dataset.get('fred'))
  const write = () => dataset.mutate([{ patch: { id: 'fred', set: { [path]: { x: 1 } } } }], ME)
  if (status === 200) write()
  else expect(thrownBy(write).status).toBe(status)
  expect(({} as { x?: unknown }).x).toBeUndefined()
  expect(dataset.get('fred')?.name).toBe('fred')
  if (status !== 200) expect(JSON.stringify(dataset.get('fred'))).toBe(before)
})

it('a path that would take minutes is stopped', () => {
  let deep: object = { name: 'x' }
  for (let level = 0; level < 50; level += 1) deep = { name: 'x', inner: deep }
  const list = Array.from({ length: 400 }, (_, at) => ({ _key: `k${at}`, deep }))
  const document = { ...FRED, list }
  const dataset = testDataset(document)
  for (const path of ['..*..*..*..name', '..[..[..[..name == 1]..name == 1]..name == 1]..name'])
    expect(
      thrownBy(() => dataset.mutate([{ patch: { id: 'fred', set: { [path]: 1 } } }], ME)).status,
    ).toBe(409)
  dataset.mutate([{ patch: { id: 'fred', set: { name: 'still' } } }], ME)
  expect(dataset.get('fred')?.name).toBe('still')
})
