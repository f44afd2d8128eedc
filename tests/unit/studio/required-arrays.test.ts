import {
  createSchema,
  type ObjectField,
  type SanityDocument,
  type SchemaType,
  validateDocument,
  type Workspace,
} from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../../studio/schema/index'

/** One document type per object type, so that the validator checks each separately. */
const holders = schemaTypes
  .filter(({ type }) => type === 'object')
  .map(({ name }) => ({
    name: `holder_${name}`,
    type: 'document',
    fields: [{ name: 'held', type: name }],
  }))
const schema = createSchema({ name: 'default', types: [...schemaTypes, ...holders] })
const workspace = { schema } as Workspace
// Rules that query the lake are not under test: it has no other document.
const getClient = () => ({ withConfig: () => ({ fetch: async () => [] }) }) as never

type Place = { type: string; path: string[] }

/** Every array of a type, including those of its inline objects. */
function arraysIn(type: SchemaType, place: Place): Place[] {
  const fields: ObjectField[] = 'fields' in type ? type.fields : []
  return fields.flatMap(({ name, type: field }) => {
    const inner = { type: place.type, path: [...place.path, name] }
    if (field.jsonType === 'array') return [inner]
    const isInline = field.jsonType === 'object' && field.name === 'object'
    return isInline ? arraysIn(field, inner) : []
  })
}

const arrays = schemaTypes.flatMap(({ name, type }) => {
  const compiled = schema.get(name)
  if (!compiled) return []
  if (type === 'document') return arraysIn(compiled, { type: name, path: [] })
  return arraysIn(compiled, { type: `holder_${name}`, path: ['held'] })
})

/** The validation messages of the array at this path with the value `value`. */
async function errorsAt({ type, path }: Place, value: [] | undefined) {
  const nested = path.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  const held = path[0] === 'held' && { _type: type.replace('holder_', '') }
  const content = nested as { held?: object }
  const document = {
    _id: 'a-test',
    _type: type,
    ...content,
    ...(held && { held: { ...held, ...content.held } }),
  } as unknown as SanityDocument
  const markers = await validateDocument({ document, workspace, getClient })
  return markers
    .filter((marker) => marker.level === 'error' && marker.path.join('.') === path.join('.'))
    .map(({ message }) => message)
}

test('the schema has arrays', () => {
  expect(arrays.length).toBeGreaterThan(60)
})

test.each(arrays)('$type $path: a missing array is refused like an empty one', async (place) => {
  const whenEmpty = await errorsAt(place, [])
  const whenAbsent = await errorsAt(place, undefined)
  expect(whenAbsent).toEqual(whenEmpty)
})
