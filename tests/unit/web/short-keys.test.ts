import { expect, test } from 'vitest'
import { withShortKeys } from '../../../web/src/content/read/short-keys.ts'

test('items of lists have their position as key, at every depth', () => {
  const sections = [
    { _key: 'a1b2c3', _type: 'stories', stories: [{ _key: 'd4e5f6', figures: [{ _key: 'f0' }] }] },
    { _key: 'b2c3d4', _type: 'faq', tags: ['first', 'second'], action: null },
  ]
  expect(withShortKeys({ _id: 'page', sections })).toEqual({
    _id: 'page',
    sections: [
      { _key: '0', _type: 'stories', stories: [{ _key: '0', figures: [{ _key: '0' }] }] },
      { _key: '1', _type: 'faq', tags: ['first', 'second'], action: null },
    ],
  })
})

test('texts keep their keys: marks and the ids of headings refer to them', () => {
  const text = [
    {
      _key: 'block',
      _type: 'block',
      markDefs: [{ _key: 'link', _type: 'link', href: '/' }],
      children: [{ _key: 'span', _type: 'span', text: 'Home', marks: ['link'] }],
    },
    { _key: 'note', _type: 'callout', text: 'Note' },
  ]
  expect(withShortKeys([{ _key: 'question', answer: text }])).toEqual([{ _key: '0', answer: text }])
})

test('an item without a key gets none', () => {
  expect(withShortKeys([{ name: 'a' }, null, 'b'])).toEqual([{ name: 'a' }, null, 'b'])
})
