import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'

let lake: TestLake
beforeAll(async () => {
  lake = await startTestLake()
  const documents: { _id: string; _type: string; [field: string]: unknown }[] = [
    { _id: 'ada', _type: 'person', name: 'Ada', born: '1815-12-10', tags: ['x', null, 'y', null] },
    { _id: 'bob', _type: 'person', name: 'Bob', was: { name: 'Bo' }, friend: { _ref: 'ada' } },
    { _id: 'a.b', _type: 'note', price: 2.5 },
  ]
  for (const document of documents) await lake.client.create(document)
})
afterAll(() => lake.close())

/** A few of each family of the public suite of GROQ, sanity-io/groq-test-suite. */
it.each<[string, unknown]>([
  ['*[_type == "person" && name match "a*"]._id', ['ada']],
  ['*[_id == "bob"][0]{"friend": friend->name, ...was}', { friend: 'Ada', name: 'Bo' }],
  ['*[references("ada")]._id', ['bob']],
  ['[1, 2, 3][1..-1]', [2, 3]],
  ['{"a": 1, "b": null} {a, "c": select(a > 1 => "x", "y")}', { a: 1, c: 'y' }],
  ['*[defined(name)] | order(name desc)[0...2].name', ['Bob', 'Ada']],
  ['* | score(name match "bob") | order(_score desc)[0]._id', 'bob'],
  ['[string::split("a,b", ","), lower("É"), round(2.345, 2)]', [['a', 'b'], 'é', 2.35]],
  ['math::sum([1, 2.5, null])', 3.5],
  ['dateTime("2024-02-29T00:00:00Z") + 86400', '2024-03-01T00:00:00Z'],
  ['array::unique(*[_id == "ada"][0].tags)', ['x', 'y', null]],
  ['count(array::unique(*[].missing))', 1],
  ['array::unique(1)', null],
  ['path("a.b") in path("a.*")', true],
  ['*[path(_id) in path("*")]._id', ['ada', 'bob']],
  ['path("a") in ["a"]', false],
  ['*[_id == "bob" && diff::changedAny(was, @, name)]._id', ['bob']],
  ['diff::changedAny({"a": {"b": 1}}, {"a": {"b": 2}}, (c, a.b))', true],
  ['diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 1}, a)', true],
  ['diff::changedOnly({"a": 1, "b": 1}, {"a": 2, "b": 2}, a)', false],
  [
    '*[_id == "bob"]{"changed": diff::changedAny(was, @, name), "of": friend->name}',
    [{ changed: true, of: 'Ada' }],
  ],
])('answers %s', async (groq, expected) => {
  expect(await lake.client.fetch(groq)).toEqual(expected)
})

it.each([
  'geo::distance($a, $a)',
  'geo::latLng(1, 2)',
  'geo({"lat": 1, "lng": 2})',
  '*[geo::contains(a, b)]',
])('says in one sentence that it cannot answer %s', async (groq) => {
  const asked = lake.client.fetch(groq, { a: null })
  await expect(asked).rejects.toThrow('this lake has no functions of geometry')
})
