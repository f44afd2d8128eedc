import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { describe, expect, test } from 'vitest'
import { fieldsByLook } from '../../../studio/schema/fields/look-field'
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
  const markers = await validateDocument({ document: pageWith(section), workspace, getClient })
  return markers
    .filter(({ level, path }) => level === 'error' && path[0] === 'sections' && path.length > 2)
    .map(({ message }) => message)
}

const item = { _key: 'i', title: 'T' }

describe('a field is required only in the looks that show it', () => {
  test.each([
    ['cardGrid', 'questions', { cards: [item] }, ['Type the question.']],
    ['cardGrid', 'levels', { cards: [item] }, ['Choose the impact.', 'Write the text.']],
    ['cardGrid', 'register', { cards: [item] }, ['Write the text.', 'Add at least one point.']],
    ['cardGrid', 'directory', { cards: [item] }, ['Add at least one entry.']],
    ['cardGrid', 'plain', { cards: [item] }, ['Choose how many columns there are.']],
    ['cardGrid', 'plain', { cards: [item], columns: 3 }, []],
    ['steps', 'timeline', { steps: [item] }, ['Say when it was.']],
    ['steps', 'contents', { steps: [item] }, ['Type the page on which it begins.']],
    ['steps', 'path', { steps: [item] }, []],
    ['steps', undefined, { steps: [item] }, []],
    ['stories', 'cases', { stories: [{ ...item, sector: 'S' }] }, ['Add at least one move.']],
    [
      'stories',
      undefined,
      { stories: [{ ...item, sector: 'S' }] },
      ['Name the organization.', 'Tell what happened.'],
    ],
    [
      'profiles',
      'countries',
      { profiles: [{ _key: 'i', name: 'N', adoption: 1, size: '$1' }] },
      ['Type the code of the country.', 'Choose the risk.'],
    ],
    [
      'profiles',
      'regions',
      { profiles: [{ _key: 'i', name: 'N', adoption: 1, size: '$1' }] },
      ['Say where the numbers come from.'],
    ],
    ['callToAction', 'newsletter', {}, ['Choose the list.', 'Name the button.']],
    ['callToAction', 'ink', {}, []],
  ])('%s, %s', async (_type, look, fields, expected) => {
    expect(await errorsOf({ _type, look, ...fields })).toEqual(expected)
  })
})

test('a field is hidden in other looks; a section without a look has the first', () => {
  const looks = [
    { title: 'A', value: 'a' },
    { title: 'B', value: 'b' },
  ]
  const hidden = fieldsByLook(looks).shownIn('b')
  const path = ['sections', { _key: 's' }, 'items', { _key: 'i' }, 'field']
  const isHidden = (look?: string) => hidden({ document: pageWith({ _type: 'any', look }), path })
  expect([isHidden('a'), isHidden('b'), isHidden()]).toEqual([true, false, true])
})
