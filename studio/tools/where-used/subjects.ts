import type { Path } from 'sanity'
import { referencePaths } from '../../actions/references'
import { isObject, type StoredDocument } from '../../actions/stored-document'
import { pathsOfFields, type SchemaPart } from '../../copy-fields/copy-paths'
import { documentTypes, schemaTypes } from '../../schema/index'
import { dialogs, pictures, posters, reportCovers } from '../../schema/options'
import { sectionTypes } from '../../schema/sections.gen'
import { figureKeysIn, figurePlaces } from '../../schema/validation/figures'
import { type Place, placesOf } from '../../schema/validation/places'
import { singletonTypes } from '../../structure/fixed-documents'

/** What an editor can look for. */
export type SubjectKind =
  | 'section'
  | 'picture'
  | 'form'
  | 'image'
  | 'figure'
  | 'person'
  | 'category'
  | 'type'

/** A thing of a kind: the name of a section type, a picture, a form, or the id of a document. */
export interface Subject {
  kind: SubjectKind
  value: string
}

type Choice = { title: string; value: string }

interface Kind {
  kind: SubjectKind
  title: string
  /** All things of the kind; those of the others are documents. */
  choices?: readonly Choice[]
  /** The type of the documents. */
  of?: string
}

const inField = (field: string, list: readonly Choice[], what: string) =>
  list.map(({ title, value }) => ({ title: `${what}: ${title}`, value: `${field}.${value}` }))

/** The forms that are part of a section. */
const inlineForms = [
  {
    title: 'Message form of a contact section',
    value: 'contact-message',
    type: 'contact',
    look: 'form',
  },
  { title: 'Newsletter box', value: 'newsletter', type: 'callToAction', look: 'newsletter' },
]

const notListed = new Set<string>([...singletonTypes, 'legalVersion', 'redirect'])
const listedTypes = schemaTypes.flatMap(({ name, title }) =>
  documentTypes.some((type) => type === name) && !notListed.has(name)
    ? [{ title: title ?? name, value: name }]
    : [],
)

export const kinds: readonly Kind[] = [
  {
    kind: 'section',
    title: 'Section',
    choices: sectionTypes.map(({ name, title = name }) => ({ title, value: name })),
  },
  {
    kind: 'picture',
    title: 'Drawn picture',
    choices: [
      ...inField('picture', pictures, 'Picture'),
      ...inField('poster', posters, 'Poster'),
      ...inField('cover', reportCovers, 'Cover'),
    ],
  },
  {
    kind: 'form',
    title: 'Form',
    choices: [...dialogs, ...inlineForms],
  },
  { kind: 'image', title: 'Image', of: 'sanity.imageAsset' },
  { kind: 'figure', title: 'Company figure', of: 'companyFigure' },
  { kind: 'person', title: 'Person', of: 'person' },
  { kind: 'category', title: 'Article category', of: 'articleCategory' },
  { kind: 'type', title: 'All documents of a type', choices: listedTypes },
]

export const kindOf = (kind: string | undefined) => kinds.find((each) => each.kind === kind)

/** A GROQ condition on documents that may use the subject; `placesIn` decides. Its parameters: `paramsOf`. */
export function conditionOf({ kind, value }: Subject): string {
  if (kind === 'type') return '_type == $value'
  if (kind === 'section') return '$value in sections[]._type'
  // Texts of any document can name a figure.
  if (kind === 'figure') return 'true'
  if (kind === 'picture') return anyOf(fieldOf(value))
  if (kind !== 'form') return 'references($value)'
  const inline = inlineFormOf(value)
  return inline ? `"${inline.type}" in sections[]._type` : anyOf('dialog')
}

export const paramsOf = ({ kind, value }: Subject) => ({
  value: kind === 'picture' ? nameOf(value) : value,
})

// A picture is stored as its field and its name, such as picture.timeline.
const fieldOf = (value: string) => value.split('.')[0] ?? ''
const nameOf = (value: string) => value.slice(value.indexOf('.') + 1)

const inlineFormOf = (name: string) => inlineForms.find(({ value }) => value === name)

/** Whether a field of this name has the value, at any depth. */
function anyOf(field: string): string {
  const paths = pathsOfFields(schemaTypes as readonly SchemaPart[], [field])
  const conditions = paths.map((path) => `$value in ${path.includes('[]') ? path : `[${path}]`}`)
  return `(${['false', ...conditions].join(' || ')})`
}

/** Where a document uses the subject; `key` is a company figure's name in texts. */
export function placesIn(document: StoredDocument, subject: Subject, key?: string): Path[] {
  const { kind, value } = subject
  if (kind === 'type') return []
  if (kind === 'section') return pathsOf(document, (place) => isSection(place, value))
  if (kind === 'picture') {
    const [field, name] = [fieldOf(value), nameOf(value)]
    return pathsOf(document, (place) => place.field === field && place.value === name)
  }
  if (kind === 'form') {
    const inline = inlineFormOf(value)
    return pathsOf(document, (place) => (inline ? isInline(place, inline) : isOpened(place, value)))
  }
  const named = kind === 'figure' && key && figureKeysIn(document).has(key)
  return [...referencePaths(document, value), ...(named ? figurePlaces(document, key) : [])]
}

const pathsOf = (document: StoredDocument, accepts: (place: Place) => boolean) =>
  placesOf(document)
    .filter(accepts)
    .map(({ path }) => path)

const isSection = ({ path, value }: Place, type: string) =>
  path.length === 2 && path[0] === 'sections' && isObject(value) && value._type === type

const isInline = (place: Place, { type, look }: { type: string; look: string }) =>
  isSection(place, type) && ((place.value as { look?: string }).look ?? 'form') === look

/** A dialog that was chosen before the button got another target stays stored, and opens nothing. */
const isOpened = ({ field, value, owner }: Place, dialog: string) =>
  field === 'dialog' && value === dialog && owner.target === 'dialog'
