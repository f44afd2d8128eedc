import { expect, test } from 'vitest'
import {
  referencePaths,
  removeReferences,
  replaceReferences,
} from '../../../studio/actions/references'
import { patchTo } from '../../../studio/actions/stored-document'

const to = (_ref: string, _key?: string) => ({ _type: 'reference', _ref, ...(_key && { _key }) })
const text = {
  _type: 'block',
  _key: 'block',
  markDefs: [
    { _type: 'textLink', _key: 'old', document: to('old') },
    { _type: 'textLink', _key: 'web', href: 'https://example.com' },
  ],
  children: [
    { _type: 'span', _key: 's', text: 'a link', marks: ['strong', 'old'] },
    { _type: 'span', _key: 't', text: 'another', marks: ['web'] },
  ],
}
const page = {
  _id: 'page',
  _type: 'page',
  _rev: 'r1',
  title: 'A page',
  chosen: [to('old', 'x'), to('other', 'y')],
  button: { _type: 'action', label: 'See', target: 'document', document: to('old') },
  unfinished: { _type: 'action', target: 'document' },
  author: to('old'),
  body: [text],
}

test('finds every reference with its path', () => {
  expect(referencePaths(page, 'old')).toEqual([
    ['chosen', { _key: 'x' }],
    ['button', 'document'],
    ['author'],
    ['body', { _key: 'block' }, 'markDefs', { _key: 'old' }, 'document'],
  ])
})

test('replaces references; a list does not name the replacement twice', () => {
  const after = replaceReferences(page, 'old', 'other')
  expect(referencePaths(after, 'old')).toEqual([])
  expect(after.chosen).toEqual([to('other', 'x')])
  expect(after.button).toEqual({ ...page.button, document: to('other') })
  expect(after.author).toEqual(to('other'))
})

test('removes references: list items, links in a text, targets of buttons, fields', () => {
  const after = removeReferences(page, 'old')
  expect(referencePaths(after, 'old')).toEqual([])
  expect(after.chosen).toEqual([to('other', 'y')])
  expect(after.button).toEqual({ _type: 'action', label: 'See', target: 'none' })
  expect(after.unfinished).toBe(page.unfinished)
  expect(after).not.toHaveProperty('author')
  expect(after.body).toEqual([
    {
      ...text,
      markDefs: [text.markDefs[1]],
      children: [{ ...text.children[0], marks: ['strong'] }, text.children[1]],
    },
  ])
})

test('the patch names the changed fields only, and the revision that it is for', () => {
  const after = removeReferences(page, 'old')
  expect(patchTo(page, after)).toEqual([
    {
      patch: {
        id: 'page',
        ifRevisionID: 'r1',
        set: { chosen: after.chosen, button: after.button, body: after.body },
        unset: ['author'],
      },
    },
  ])
  expect(patchTo(page, removeReferences(page, 'unknown'))).toEqual([])
})
