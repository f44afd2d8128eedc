import {
  type ArraySchemaType,
  createSchema,
  type ObjectSchemaType,
  type SanityDocument,
  type SchemaType,
  type ValidationContext,
} from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentTypes, schemaTypes } from '../../../studio/schema/index'
import { isHidden } from '../../../studio/schema/validation/rules-of-shown'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { studioMarkers } from '../../support/studio-markers.ts'
import { printedPath } from '../mistakes/plant.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const MAX_DEPTH = 12
/** System fields, which nobody edits. */
const OWN = /^_/
const FIGURE_URL = 'https://www.europol.europa.eu/{{customers}}'

let lake: TestLake

beforeAll(async () => {
  // A lake of its own, empty: no other document may answer a rule’s query.
  lake = await startTestLake()
})

afterAll(() => lake.close())

type Planted = { path: string; value: unknown }

/** A value with an impossible date, number or link in every such field; records where. */
function impossible(type: SchemaType, path: string, planted: Planted[]): unknown {
  const plant = (value: unknown) => {
    planted.push({ path, value })
    return value
  }
  if (path.split(/[.[]/).length > MAX_DEPTH || type.readOnly === true) return undefined
  if (isA(type, 'datetime')) return plant('0202-11-22T09:00:00Z')
  if (isA(type, 'date')) return plant('9999-11-22')
  if (isA(type, 'number')) return plant(1e21)
  if (isA(type, 'url') || /(^|\.)(href|url)$/.test(path)) return plant(FIGURE_URL)
  if (type.jsonType === 'array') {
    const items: unknown[] = []
    for (const member of (type as ArraySchemaType).of) {
      const value = impossible(member, `${path}[${items.length}]`, planted)
      if (value === undefined) continue
      const fields = { _type: member.name, _key: `${items.length}` }
      items.push(typeof value === 'object' ? { ...value, ...fields } : value)
    }
    return items
  }
  if (type.jsonType !== 'object' || isA(type, 'block') || isA(type, 'reference')) return undefined
  const { fields } = type as ObjectSchemaType
  return Object.fromEntries(
    fields
      .filter(({ name }) => !OWN.test(name))
      .map((field) => [field.name, impossible(field.type, join(path, field.name), planted)]),
  )
}

const toPath = (path: string) =>
  (path.match(/[^.[\]]+/g) ?? []).map((part) => (/^\d+$/.test(part) ? Number(part) : part))

const join = (path: string, name: string) => (path ? `${path}.${name}` : name)

/** Whether a type is, or is based on, this built-in type. */
function isA(type: SchemaType | null | undefined, name: string): boolean {
  return type ? type.name === name || isA(type.type, name) : false
}

test('no field for a date, a number or a link accepts an impossible value', async () => {
  const all = documentTypes.map((name) => {
    const planted: Planted[] = []
    const type = schema.get(name)
    if (!type) throw new Error(`The schema has no type ${name}.`)
    const fields = impossible(type, '', planted) as object
    const document = { ...fields, _id: `impossible-${name}`, _type: name }
    return { document: document as unknown as SanityDocument, planted }
  })
  const markers = await studioMarkers(
    lake.client,
    all.map(({ document }) => document),
  )
  const count = { date: 0, number: 0, link: 0 }
  const taken = all.flatMap(({ document, planted }, index) => {
    const found = markers[index] ?? []
    const refused = new Set(
      found.filter(({ level }) => level === 'error').map(({ path }) => printedPath(path, document)),
    )
    return planted.flatMap(({ path, value }) => {
      count[value === 1e21 ? 'number' : value === FIGURE_URL ? 'link' : 'date'] += 1
      const isShown = !isHidden(toPath(path), { document, schema } as unknown as ValidationContext)
      return refused.has(path) || !isShown ? [] : [`${document._type}: ${path} takes ${value}`]
    })
  })
  expect(taken).toEqual([])
  expect(count.date).toBeGreaterThan(9)
  expect(count.number).toBeGreaterThan(20)
  expect(count.link).toBeGreaterThan(10)
})
