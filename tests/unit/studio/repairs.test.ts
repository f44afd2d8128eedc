import type { FormPatch, Path } from 'sanity'
import { expect, test } from 'vitest'
import { repairFor, valueAt } from '../../../studio/check-panel/repairs'
import { paragraph } from '../../integration/mistakes/plant.ts'

type Stored = Record<string, unknown>

/** A copy of the document with the patches applied. */
function patched(document: Stored, patches: readonly FormPatch[]): Stored {
  const copy = structuredClone(document)
  for (const { type, path, ...patch } of patches) {
    const owner = valueAt(copy, path.slice(0, -1))
    const last = path.at(-1)
    if (Array.isArray(owner)) {
      const index =
        typeof last === 'number' ? last : owner.findIndex(({ _key }) => _key === keyOf(last))
      owner.splice(index, 1)
    } else if (type === 'unset') delete (owner as Stored)[String(last)]
    else (owner as Stored)[String(last)] = (patch as { value: unknown }).value
  }
  return copy
}

const keyOf = (step: Path[number] | undefined) =>
  typeof step === 'object' && '_key' in step ? step._key : undefined

/** The document after a repair, and the repair's label. */
function repaired(document: Stored, code: string, path: Path, details?: Stored) {
  const repair = repairFor({ code, path, ...(details && { details }) }, document)
  return repair ? [repair.title, patched(document, repair.patches)] : undefined
}

test.each([
  ['text.double-space', 'A  b   c', 'Delete the double space', 'A b c'],
  ['text.space-at-edge', ' About us\n', 'Delete the outer spaces', 'About us'],
  ['text.hidden-character', 'About\u202E us', 'Remove the hidden character', 'About us'],
  ['text.hidden-character', 'Our cus\u00ADtomers', 'Remove the hidden character', 'Our customers'],
  ['text.quotation-marks', '“It worked.”', 'Delete the quotation marks', 'It worked.'],
])('%s in %j is repaired', (code, title, label, expected) => {
  expect(repaired({ title }, code, ['title'])).toEqual([label, { title: expected }])
})

test('spaces in a paragraph are repaired in its spans, so that marks stay', () => {
  const spans = (...texts: string[]) => ({
    children: texts.map((text, index) => ({
      _type: 'span',
      _key: `${index}`,
      text,
      marks: index === 1 ? ['strong'] : [],
    })),
  })
  const body = (...texts: string[]) => ({ body: [paragraph('', spans(...texts))] })
  const path = ['body', { _key: 'key-' }]
  expect(repaired(body('A  b ', 'c'), 'text.double-space', path)?.[1]).toEqual(body('A b ', 'c'))
  expect(repaired(body(' A ', 'c '), 'text.space-at-edge', path)?.[1]).toEqual(body('A ', 'c'))
})

test.each([
  ['item.empty', { points: ['One', ''] }, ['points', 1], { points: ['One'] }],
  [
    'item.duplicate',
    { cards: [{ _key: 'a' }, { _key: 'b' }] },
    ['cards', { _key: 'b' }],
    { cards: [{ _key: 'a' }] },
  ],
  ['anchor.duplicate', { anchor: 'a' }, ['anchor'], {}],
  ['heading.empty', { body: [{ _key: 'a' }] }, ['body', { _key: 'a' }], { body: [] }],
  ['text.blank', { title: '  ' }, ['title'], {}],
] as [string, Stored, Path, Stored][])('%s is removed', (code, document, path, expected) => {
  expect(repaired(document, code, path)?.[1]).toEqual(expected)
})

test('a typed list becomes a list, a skipped heading the next level', () => {
  const path = ['body', { _key: 'a' }]
  const item = repaired({ body: [paragraph('2) Two', { _key: 'a' })] }, 'text.typed-list', path)
  expect(item?.[1]).toMatchObject({
    body: [{ listItem: 'number', level: 1, children: [{ text: 'Two' }] }],
  })
  const heading = { body: [paragraph('A', { _key: 'a', style: 'h4' })] }
  const details = { style: 'h2' }
  expect(repaired(heading, 'heading.order', path, details)?.[1]).toMatchObject({
    body: [{ style: 'h2' }],
  })
})

test.each([
  ['url', 'www.europol.europa.eu/en', 'https://www.europol.europa.eu/en'],
  ['href', 'http://www.europol.europa.eu', 'https://www.europol.europa.eu'],
  ['url', ' https://www.europol.europa.eu', 'https://www.europol.europa.eu'],
  ['url', 'press@chainlantern.example', 'mailto:press@chainlantern.example'],
  ['from', 'https://www.chainlantern.example/old/', '/old'],
  ['from', 'old page', '/old-page'],
  ['anchor', 'How it Works', 'how-it-works'],
])('%s “%s” becomes %s', (field, value, expected) => {
  const found = repaired({ [field]: value }, 'custom', [field])
  expect(found).toEqual([`Change to ${expected}`, { [field]: expected }])
})

test('an address with tracking keeps its other parameters', () => {
  const url = 'https://www.europol.europa.eu/?page=2&utm_source=mail&fbclid=1'
  expect(repaired({ url }, 'href.tracking', ['url'])?.[1]).toEqual({
    url: 'https://www.europol.europa.eu/?page=2',
  })
})

test('names in links and paths become small letters', () => {
  const slug = (current: string) => ({ _type: 'slug', current })
  expect(repaired({ slug: slug('Some Thing!/?&') }, 'custom', ['slug'])?.[1]).toEqual({
    slug: slug('some-thing-and'),
  })
  const page = { _type: 'page', _id: 'drafts.a' }
  expect(repaired({ ...page, path: slug('/company/About Us') }, 'custom', ['path'])?.[1]).toEqual({
    ...page,
    path: slug('/company/about-us'),
  })
  expect(repaired({ ...page, path: slug('/elsewhere/a') }, 'custom', ['path'])).toBeUndefined()
})

test('a value of an earlier choice is cleared, with its button untouched', () => {
  const action = { target: 'route', route: '/login', dialog: 'personal-demo' }
  expect(repaired({ action }, 'custom', ['action', 'dialog'])?.[1]).toEqual({
    action: { target: 'route', route: '/login' },
  })
})

test.each([
  ['text.placeholder', { title: 'TODO' }, ['title']],
  ['text.capitals', { title: 'WHO WE ARE' }, ['title']],
  ['custom', { url: 'javascript:alert(1)' }, ['url']],
  ['custom', { url: 'https://' }, ['url']],
  ['text.double-space', {}, ['title']],
] as [string, Stored, Path][])('%s in %j is left to an editor', (code, document, path) => {
  expect(repaired(document, code, path)).toBeUndefined()
})
