import {
  type ArraySchemaType,
  type ConditionalPropertyCallbackContext,
  createSchema,
  type ObjectSchemaType,
  type SanityDocument,
  type SchemaType,
} from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../../studio/schema/index'
import { drawSection } from './draw-section.ts'

const schema = createSchema({ name: 'default', types: [...schemaTypes] })
type Fields = Record<string, unknown>
type Field = ObjectSchemaType['fields'][number]

/** The sections with looks that are drawn from their own fields only, and the field that holds their items. */
const SECTIONS = [
  ['hero'],
  ['cardGrid', 'cards'],
  ['callToAction'],
  ['contact'],
  ['statBand', 'figures'],
  ['steps', 'steps'],
  ['stories', 'stories'],
  ['factTable'],
  ['profiles', 'profiles'],
] as const

/** The newsletter reads the site settings. */
const NEEDS_LAKE = ['newsletter']
/** Their values are documents and files, which these sections do not have; a look cannot be left out. */
const WITHOUT_VALUE = ['reference', 'imageWithAlt']

const choicesOf = (type: SchemaType) =>
  ((type.options as { list?: (string | { value: unknown })[] } | undefined)?.list ?? []).map(
    (option) => (typeof option === 'string' ? option : option.value),
  )

const typeOf = (name: string) => schema.get(name) as ObjectSchemaType

const fieldOf = (type: ObjectSchemaType, name: string) =>
  type.fields.find((field) => field.name === name)?.type

/** A value for a field, unlike what the site draws when there is none. */
function valueFor(type: SchemaType): unknown {
  const [first, second = first] = choicesOf(type)
  if (type.name === 'action')
    return { _type: 'action', label: 'Go', look: 'primary', target: 'route', route: '/login' }
  if (second) return second
  if (type.jsonType === 'number') return 7
  if (type.jsonType === 'boolean') return true
  if (type.jsonType === 'string') return `a ${type.title}`
  if (type.jsonType === 'array') return itemsFor((type as ArraySchemaType).of[0] as SchemaType)
  return filled((type as ObjectSchemaType).fields)
}

const itemsFor = (type: SchemaType): unknown[] =>
  type.jsonType === 'object'
    ? [{ ...(valueFor(type) as Fields), _key: 'item', _type: type.name }]
    : [1, 2, 3].map((count) => `${valueFor(type)} ${count}`)

const filled = (fields: readonly Field[]): Fields =>
  Object.fromEntries(
    fields
      .filter(({ type }) => !WITHOUT_VALUE.includes(type.name))
      .map(({ name, type }) => [name, valueFor(type)]),
  )

const SECTION_PATH = ['sections', { _key: 'a' }]

/** Whether the Studio hides a field of the section, or of its items. */
function isHidden({ type, name }: Field, section: Fields, inner: (string | { _key: string })[]) {
  const { hidden } = type
  const document = {
    _id: 'page-a',
    _type: 'page',
    sections: [{ _key: 'a', ...section }],
  } as unknown as SanityDocument
  const place = { document, path: [...SECTION_PATH, ...inner, name] }
  return typeof hidden === 'function'
    ? Boolean(hidden(place as unknown as ConditionalPropertyCallbackContext))
    : Boolean(hidden)
}

const CASES = SECTIONS.flatMap(([name, ...lists]) =>
  choicesOf(fieldOf(typeOf(name), 'look') as SchemaType)
    .filter((look) => !NEEDS_LAKE.includes(String(look)))
    .flatMap((look) => [undefined, ...lists].map((list) => [name, String(look), list] as const)),
)

test.each(CASES)('%s, %s: the form shows what the site draws (%s)', async (name, look, list) => {
  const section: Fields = { ...filled(typeOf(name).fields), _type: name, look }
  const items = list && (fieldOf(typeOf(name), list) as ArraySchemaType)
  const { fields } = items ? (items.of[0] as ObjectSchemaType) : typeOf(name)
  const [owner] = list ? (section[list] as [Fields]) : [section]
  const draw = async (value: Fields) =>
    `${await drawSection({ _type: name, ...section, ...(list ? { [list]: [value] } : value) })}`
  const whole = await draw(owner)
  for (const field of fields) {
    if (field.name === 'look' || WITHOUT_VALUE.includes(field.type.name)) continue
    const isDrawn = (await draw({ ...owner, [field.name]: undefined })) !== whole
    const isShown = !isHidden(field, section, list ? [list, { _key: 'item' }] : [])
    expect({ [field.name]: isDrawn }).toEqual({ [field.name]: isShown })
  }
})
