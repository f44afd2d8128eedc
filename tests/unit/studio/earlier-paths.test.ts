import { expect, test } from 'vitest'
import { earlierPathsAfter } from '../../../studio/schema/validation/earlier-paths'

/** A document in an editor's hands: what is published, and the draft. */
function editor(path: string | undefined, earlierPaths: unknown = undefined) {
  let published = path === undefined ? undefined : { path: { current: path }, earlierPaths }
  const draft = { path, earlierPaths }
  return {
    draft,
    type(after: string | undefined) {
      const { path: before, earlierPaths: earlier } = draft
      draft.earlierPaths = earlierPathsAfter({ earlier, published, before, after })
      draft.path = after
      return draft.earlierPaths
    },
    publish() {
      published = { path: { current: draft.path ?? '' }, earlierPaths: draft.earlierPaths }
    },
  }
}

test('a new path, typed letter by letter, keeps the published one once', () => {
  const page = editor('/a')
  expect(page.type('/ab')).toEqual(['/a'])
  expect(page.type(undefined)).toEqual(['/a'])
  expect(page.type('/abc')).toEqual(['/a'])
})

test('renamed twice, and back: each path that visitors know, without the present one', () => {
  const page = editor('/a')
  page.type('/b')
  page.publish()
  expect(page.type('/c')).toEqual(['/a', '/b'])
  page.publish()
  expect(page.type('/a')).toEqual(['/b', '/c'])
})

test('a change that is taken back before it is published leaves nothing', () => {
  const page = editor('/a')
  page.type('/b')
  expect(page.type('/a')).toEqual([])
})

test('an earlier path that is typed in passing stays', () => {
  const page = editor('/abc', ['/a'])
  expect(page.type('/a')).toEqual(['/abc'])
  expect(page.type('/ad')).toEqual(['/abc', '/a'])
})

test('an earlier path that an editor has removed does not come back', () => {
  const page = editor('/b', ['/a'])
  page.draft.earlierPaths = undefined
  expect(page.type('/c')).toEqual(['/b'])
})

test('of a page that was never published, no path is kept, and none is removed', () => {
  const page = editor(undefined)
  Object.assign(page.draft, { path: '/b', earlierPaths: ['/a'] })
  expect(page.type('/c')).toEqual(['/a'])
})

test.each(['/a', 7, null, { 0: '/a' }, [7, null]])(
  'what is no list of paths (%j) is left out',
  (stored) => {
    expect(editor('/a', stored).type('/b')).toEqual(['/a'])
  },
)
