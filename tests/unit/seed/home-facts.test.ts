import { describe, expect, test } from 'vitest'
import { objectsOfType, seeded } from '../../support/seed-text.ts'
import { shown } from '../../support/shown-figures.ts'

const home = shown(seeded('page-home'))
const sections = 'sections' in home ? (home.sections ?? []) : []
const figures = objectsOfType(home, 'figure').map(({ value, label }) => `${value} ${label}`)
const actions = objectsOfType(home, 'action')

const listOf = (what: string) =>
  sections.find((section) => section._type === 'documentList' && section.what === what)

test('the hero has the texts of the spec', () => {
  expect(sections[0]).toMatchObject({ _type: 'hero', title: 'Investigate Crypto Crime' })
})

test.each([
  '$2M+ Funds tracked',
  '5K+ Users',
  '20+ Blockchains',
  '1,000+ Customers',
  '$500M+ Assets recovered',
  '100+ Blockchains',
  '70+ Countries',
  '99.9% Uptime',
  '24/7 Support',
  '$750M+ Funds tracked',
  '10M+ Transactions',
  '500+ Cases solved',
  '150+ Integration partners',
])('the home page has the figure %s', (figure) => {
  expect(figures).toContain(figure)
})

test.each([
  ['Start Free Investigation', 'route', '/signup'],
  ['Watch Demo', 'dialog', 'demo-video'],
  ['Free Investigation Request', 'dialog', 'free-investigation'],
  ['Technical Support', 'dialog', 'technical-support'],
  ['Partnership Inquiry', 'dialog', 'partnership'],
  ['Media Inquiry', 'dialog', 'media-inquiry'],
])('the button %s has the target %s %s', (label, target, value) => {
  const action = actions.find((each) => each.label === label)
  expect(action).toMatchObject({ target, [target]: value })
})

describe('the sections have the item counts of the spec', () => {
  const itemsOf = (anchor: string, type: string) =>
    objectsOfType(
      sections.find((section) => section.anchor === anchor),
      type,
    )

  test('eight benefits', () => expect(itemsOf('why', 'card')).toHaveLength(8))
  test('six industries', () => expect(itemsOf('industries', 'card')).toHaveLength(6))
  test('three testimonials, each with five stars', () => {
    const section = listOf('testimonial')
    const ids = objectsOfType(section, 'reference').map(({ _ref }) => String(_ref))
    expect(ids).toHaveLength(3)
    expect(ids.map((id) => seeded(id))).toEqual(
      ids.map(() => expect.objectContaining({ _type: 'testimonial', rating: 5 })),
    )
  })
  test('product cards for all products', () => {
    const section = listOf('product')
    expect(section).toBeDefined()
    expect(section).not.toHaveProperty('chosen')
  })
})

test('the page ends with the shared call-to-action band', () => {
  expect(home).toMatchObject({ showReadyToStart: true })
})
