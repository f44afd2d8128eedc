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
import { sectionTypes } from '../../../studio/schema/sections.gen'

/** A document for each object type, so that the validator checks it by itself. */
const holders = schemaTypes
  .filter(({ type }) => type === 'object')
  .map(({ name }) => ({
    name: `holder_${name}`,
    type: 'document',
    fields: [{ name: 'held', type: name }],
  }))
const schema = createSchema({ name: 'default', types: [...schemaTypes, ...holders] })
const workspace = { schema } as Workspace
// Rules that ask the lake are not under test: it has no other document.
const getClient = () => ({ withConfig: () => ({ fetch: async () => [] }) }) as never

type Place = { type: string; path: string[] }

/** Every array in the fields of a type, those of its inline objects included. */
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

/** What the Studio says of the array at this place when it holds `value`. */
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

test('there are arrays to look at', () => {
  expect(arrays.length).toBeGreaterThan(60)
})

test.each(arrays)('$type $path: an absent array is refused as an empty one is', async (place) => {
  const whenEmpty = await errorsAt(place, [])
  const whenAbsent = await errorsAt(place, undefined)
  expect(whenAbsent).toEqual(whenEmpty)
})

// Their content is one text, or documents that are listed without being chosen.
const WITHOUT_REQUIRED_ARRAY = [
  ...['hero', 'reportHead', 'reportImprint', 'contactForm', 'contactDetails'],
  ...['guideSearch', 'articleFeature', 'articleBrowser', 'newsletter', 'callToAction'],
  ...['productCards', 'reportList', 'jobs', 'events', 'courses', 'recordings'],
]

test('every other section is refused while it is a bare heading', async () => {
  const names = sectionTypes.map(({ name }) => name)
  const accepted: string[] = []
  for (const name of names) {
    const own = arrays.filter(({ type }) => type === `holder_${name}`)
    const errors = await Promise.all(own.map((place) => errorsAt(place, undefined)))
    if (errors.flat().length === 0) accepted.push(name)
  }
  expect(accepted.toSorted()).toEqual(WITHOUT_REQUIRED_ARRAY.toSorted())
})
