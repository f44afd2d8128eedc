import { expect, test } from 'vitest'
import { menuTitle } from '../../../studio/components/section-menu'
import { sectionTypes } from '../../../studio/schema/section-types'

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
