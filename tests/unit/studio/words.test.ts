import { describe, expect, test } from 'vitest'
import { DEFAULT_WORDS } from '@/sanity/words.gen'
import { words as seededWords } from '../../../scripts/seed/documents/words.ts'
import { words } from '../../../studio/schema/singletons/words'
import { placeholdersIn, wordProblem } from '../../../studio/schema/validation/words'

describe('an editor’s words', () => {
  test.each([
    [undefined, undefined],
    ['  ', undefined],
    ['Written by {author}', undefined],
    ['Written by someone', 'Add {author}: the site puts the value there.'],
    ['{author}, {role}', 'Remove {role}: the site has no value for it here.'],
    ['By {}{author}', 'Remove {}: the site has no value for it here.'],
  ])('%j in place of “By {author}”: %j', (words, problem) => {
    expect(wordProblem(words, 'By {author}')).toBe(problem)
  })

  test('without placeholders may be anything', () => {
    expect(wordProblem('Weiter', 'Next')).toBeUndefined()
    expect(wordProblem('Next {page}', 'Next')).toContain('{page}')
  })
})

test('the seed has every default, and no default is empty or repeats a placeholder', () => {
  for (const [place, texts] of Object.entries(DEFAULT_WORDS)) {
    expect(seededWords).toHaveProperty(place, texts)
    for (const text of Object.values(texts)) {
      expect(text.trim()).not.toBe('')
      expect(new Set(placeholdersIn(text)).size).toBe(placeholdersIn(text).length)
    }
  }
})

test('no two places of words have one name, so none hides the other', () => {
  const names = words.fields.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)])
  expect(names.toSorted()).toEqual(Object.keys(DEFAULT_WORDS).toSorted())
})
