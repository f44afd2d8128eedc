import { expect, test } from 'vitest'
import { countItems } from '../../../studio/schema/fields/short-fields'

test('counts items in words, in arrays and in the objects that previews receive', () => {
  expect(countItems(undefined, 'card')).toBe('0 cards')
  expect(countItems([{}], 'card')).toBe('1 card')
  expect(countItems({ 0: {}, 1: {} }, 'card')).toBe('2 cards')
})
