import { expect, test } from 'vitest'
import { countItems } from '../../../studio/schema/fields/short-fields'

test('counts in plain words, also what a preview hands over as an object', () => {
  expect(countItems(undefined, 'card')).toBe('0 cards')
  expect(countItems([{}], 'card')).toBe('1 card')
  expect(countItems({ 0: {}, 1: {} }, 'card')).toBe('2 cards')
})
