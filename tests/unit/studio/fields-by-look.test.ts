import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { describe, expect, test } from 'vitest'
import { schemaTypes } from '../../../studio/schema/index'

const schema = createSchema({ name: 'default', types: [...schemaTypes] })
const workspace = { schema } as Workspace
// Rules that query the lake are not under test: it has no other document.
const getClient = () => ({ withConfig: () => ({ fetch: async () => [] }) }) as never

type Section = { _type: string; [field: string]: unknown }

const pageWith = (section: Section) =>
  ({
    _id: 'page-a',
    _type: 'page',
    title: 'A',
    sections: [{ _key: 's', title: 'T', ...section }],
  }) as unknown as SanityDocument

/** The Studio's errors on the items of a section, or on its own fields. */
async function errorsOf(section: Section) {
  const markers = await validateDocument({
    document: pageWith(section),
    workspace,
    getClient,
    getDocumentExists: async () => true,
  })
  return markers
    .filter(({ level, path }) => level === 'error' && path[0] === 'sections' && path.length > 2)
    .map(({ message }) => message)
}

const item = { _key: 'i', title: 'T' }
const told = { ...item, organization: 'O', sector: 'S', text: 'T' }

describe('a field is required only in the looks that show it', () => {
  test.each([
    ['cardGrid', 'questions', { cards: [item] }, ['Type the question.']],
    ['cardGrid', 'levels', { cards: [item] }, ['Choose the impact.', 'Write the text.']],
    ['steps', 'timeline', { steps: [item] }, []],
    ['steps', undefined, { steps: [item] }, []],
    [
      'stories',
      undefined,
      { stories: [{ ...item, sector: 'S' }] },
      ['Name the organization.', 'Tell what happened.'],
    ],
  ])('%s, %s', async (_type, look, fields, expected) => {
    expect(await errorsOf({ _type, look, ...fields })).toEqual(expected)
  })
})

describe('what the form hides in this look has no errors', () => {
  const figures = [{ _key: 'f', value: '1', label: 'L', note: ' ', page: 1e300 }]
  test.each([
    ['hero', 'plain', { image: { _type: 'imageWithAlt', asset: { _ref: 'image-a-1x1-png' } } }],
    ['cardGrid', 'register', { cards: [{ ...item, text: 'T', points: ['P'], action: {} }] }],
    ['stories', 'cases', { stories: [{ ...item, sector: 'S', moves: ['M'], figures }] }],
  ])('%s, %s', async (_type, look, fields) => {
    expect(await errorsOf({ _type, look, ...fields })).toEqual([])
  })

  test.each([
    ['hero', 'picture', { image: { _type: 'imageWithAlt', asset: { _ref: 'image-a-1x1-png' } } }],
    ['cardGrid', 'list', { cards: [{ ...item, action: {} }] }],
    ['stories', 'customers', { stories: [{ ...told, figures }] }],
  ])('but in %s, %s, it has', async (_type, look, fields) => {
    expect((await errorsOf({ _type, look, ...fields })).length).toBeGreaterThan(0)
  })
})

test('an empty number is reported once, and a wrong one too', async () => {
  const alert = { _key: 'a', label: 'BLOCKED', risk: 'high', address: 'A', reason: 'R', time: 'T' }
  for (const score of [undefined, 101]) {
    expect(await errorsOf({ _type: 'alerts', alerts: [{ ...alert, score }] })).toEqual([
      'Type a whole number from 0 to 100.',
    ])
  }
})
