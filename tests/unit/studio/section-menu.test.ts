import { expect, test } from 'vitest'
import { heroFirst, menuTitle } from '../../../studio/components/section-menu'
import { sectionTypes } from '../../../studio/schema/section-types'

test('the menu of sections begins with the hero only where the page has none', () => {
  expect(heroFirst(sectionTypes, true)[0]?.name).toBe('hero')
  expect(heroFirst(sectionTypes, false)[0]?.name).not.toBe('hero')
  expect(new Set(heroFirst(sectionTypes, false))).toEqual(new Set(sectionTypes))
})

// Sanity's menu searches titles only.
test.each([
  ['faq', 'faq'],
  ['pricing', 'plans'],
  ['cta', 'callToAction'],
  ['numbers', 'statBand'],
])('a search of the menu for “%s” finds the section %s', (words, name) => {
  const found = sectionTypes.filter((type) => menuTitle(type).toLowerCase().includes(words))
  expect(found.map((type) => type.name)).toContain(name)
})
