import { ABSENT, type Change, isRecord, KEEP, type Slot, type Stored } from './hostile-content.ts'

/** One kind of hostile value for every field of every document. */
export type Round = {
  name: string
  changeOf: (document: Stored, index: number, all: readonly Stored[]) => Change
  /** Whether the documents lose their paths. */
  losesPaths?: true
}

const TEXTS = new Set(['string', 'text', 'url', 'date', 'datetime', 'email'])

const isText = ({ type }: Slot) => TEXTS.has(type)
const isLeaf = ({ type }: Slot) => TEXTS.has(type) || type === 'number' || type === 'boolean'
/** Fields that identify a document: its path, its references, a figure's key. */
const isName = ({ type, name, depth }: Slot) =>
  (type === 'slug' && depth === 0) || name === '_ref' || (name === 'key' && depth === 0)

const TOKEN = '{{allCustomers}}'
const WORDS_30_000 = Array.from({ length: 30_000 }, (_, at) => `word${at % 97}`).join(' ')
const MARKS = `Z${'\u0301\u0336\u0489'.repeat(70)}algo`
const ODD_NUMBERS = [1e308, -1, 0.1 + 0.2, 1e9]

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

/** Repeats the sections of a page. */
const eightySections: Change = unlessName(({ old, name, depth }) => {
  if (name !== 'sections' || depth > 0 || !Array.isArray(old) || old.length === 0) return KEEP
  return Array.from({ length: 80 }, (_, at) => ({ ...old[at % old.length], _key: `${name}-${at}` }))
})

/** Picks one of these values by the field's name, so that failures are reproducible. */
const oneOf = ({ name }: Slot, ...values: unknown[]): unknown => values[name.length % values.length]

function wrongLeaf(slot: Slot): unknown {
  if (isText(slot)) return oneOf(slot, 42, { a: 1 }, ['x'], true)
  if (slot.type === 'number') return oneOf(slot, 'many', null, [1], {})
  return slot.type === 'boolean' ? oneOf(slot, 'yes', null, 7, {}) : KEEP
}

function wrongContainer(slot: Slot): unknown {
  if (isLeaf(slot)) return KEEP
  if (slot.type === 'array') return oneOf(slot, 'text', { a: 1 }, 42)
  return oneOf(slot, 'text', [{ a: 1 }], 42)
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
  { name: '80 sections', changeOf: () => eightySections },
  {
    name: 'blank texts',
    changeOf: (_, index) => unlessName((slot) => (isText(slot) ? ['', '   '][index % 2] : KEEP)),
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
    name: 'wrong types of whole fields',
    changeOf: () => unlessName((slot) => (slot.depth === 0 ? wrongContainer(slot) : KEEP)),
  },
  {
    name: 'stacked marks, extreme numbers, impossible dates and addresses',
    changeOf: () =>
      unlessName((slot) => {
        if (slot.type === 'number') return ODD_NUMBERS[slot.name.length % ODD_NUMBERS.length]
        if (!isText(slot) || slot.field.options?.list) return KEEP
        if (slot.type === 'date' || slot.type === 'datetime') return '9999-99-99T99:99'
        if (slot.type === 'url' || /href|url/i.test(slot.name)) return 'http://['
        return `${MARKS} ${slot.old}`
      }),
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
