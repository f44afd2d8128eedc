import {
  ABSENT,
  type Change,
  isRecord,
  KEEP,
  type Slot,
  type Stored,
} from '../../support/changed-document.ts'

/** One kind of hostile value for every field of every document. */
export type Round = {
  name: string
  changeOf: (document: Stored, index: number, all: readonly Stored[]) => Change
  /** Whether the documents lose their paths. */
  losesPaths?: true
}

const TEXTS = new Set(['string', 'text', 'url', 'date', 'datetime', 'email'])

const isText = ({ type }: Slot) => TEXTS.has(type)
/** Fields that identify a document: its path, its references, a figure's key. */
const isName = ({ type, name, depth }: Slot) =>
  (type === 'slug' && depth === 0) || name === '_ref' || (name === 'key' && depth === 0)

const TOKEN = '{{allCustomers}}'
const WORDS_30_000 = Array.from({ length: 30_000 }, (_, at) => `word${at % 97}`).join(' ')

/** Keeps identifying fields; `change` decides on the others. */
const unlessName =
  (change: Change): Change =>
  (slot) =>
    isName(slot) ? (slot.old ?? ABSENT) : change(slot)

/** Lengthens one free text per document, so that over all documents of a type each field is covered. */
function oneLongText(turn: number): Change {
  let seen = -1
  return unlessName((slot) => {
    if (!isText(slot) || slot.field.options?.list || typeof slot.old !== 'string') return KEEP
    seen += 1
    return seen === turn ? WORDS_30_000 : KEEP
  })
}

/** Picks one of these values by the field's name, so that failures are reproducible. */
const oneOf = ({ name }: Slot, ...values: unknown[]): unknown => values[name.length % values.length]

function wrongLeaf(slot: Slot): unknown {
  if (isText(slot)) return oneOf(slot, 42, { a: 1 }, ['x'], true)
  if (slot.type === 'number') return oneOf(slot, 'many', null, [1], {})
  return slot.type === 'boolean' ? oneOf(slot, 'yes', null, 7, {}) : KEEP
}

/** The items, copies without type and key, and values that are not items. */
function oddItems({ old, name }: Slot): unknown {
  const items = Array.isArray(old) ? old : []
  const bare = items.filter(isRecord).map(({ _key, _type, ...fields }) => fields)
  const unknown = { _type: 'unknownType', _key: 'unknown', [name]: items }
  const inItself = items
    .filter(isRecord)
    .slice(0, 1)
    .map((item) => ({ ...item, [name]: items }))
  return [42, 'text', true, [], [items], {}, unknown, ...inItself, ...bare, ...items]
}

const PATHS = [
  '/404',
  '//[',
  '',
  '/api/x',
  '/%ff',
  'no-slash',
  '/a b',
  '/og',
  '//evil.example',
  '/_next',
]

export const ROUNDS: Round[] = [
  {
    name: 'tokens, also as options, dates and addresses',
    changeOf: () => unlessName((slot) => (isText(slot) ? TOKEN : KEEP)),
  },
  {
    name: 'references in a circle, and to what cannot be',
    changeOf: (document, index, all) => {
      let turn = index
      const ofType = all.filter(({ _type }) => _type === document._type)
      const next = ofType[(ofType.indexOf(document) + 1) % ofType.length]
      return (slot) => {
        if (slot.type !== 'reference') return KEEP
        turn += 1
        const _ref = [document._id, next?._id, 'no,\nid é'][turn % 3]
        return { _type: 'reference', _key: `reference-${turn}`, _ref, _weak: true }
      }
    },
  },
  {
    name: '30,000 words',
    changeOf: (document, _, all) =>
      oneLongText(all.filter(({ _type }) => _type === document._type).indexOf(document) % 40),
  },
  {
    name: 'nothing but a path',
    changeOf: () => (slot) => (isName(slot) ? (slot.old ?? ABSENT) : ABSENT),
  },
  { name: 'wrong types of values', changeOf: () => unlessName(wrongLeaf) },
  {
    name: 'odd items in lists',
    changeOf: () => unlessName((slot) => (slot.type === 'array' ? oddItems(slot) : KEEP)),
  },
  {
    name: 'broken paths',
    losesPaths: true,
    changeOf: (_, index) => (slot) => {
      if (slot.type === 'slug' && slot.depth === 0) {
        return [{ current: PATHS[index % PATHS.length] }, { current: 42 }, 'text'][index % 3]
      }
      return slot.name === 'from' ? PATHS[index % PATHS.length] : KEEP
    },
  },
]
