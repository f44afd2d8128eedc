import { describe, expect, test } from 'vitest'
import { callToActionLooks } from '../../../studio/schema/sections/call-to-action'
import { cardGridLooks } from '../../../studio/schema/sections/card-grid'
import { contactLooks } from '../../../studio/schema/sections/contact'
import { factTableLooks } from '../../../studio/schema/sections/fact-table'
import { profilesLooks } from '../../../studio/schema/sections/profiles'
import { statBandLooks } from '../../../studio/schema/sections/stat-band'
import { stepsLooks } from '../../../studio/schema/sections/steps'
import { storiesLooks } from '../../../studio/schema/sections/stories'
import { drawSection } from './draw-section.ts'

type Look = { value: string }
type Group = [type: string, list: string, looks: Look[]]

const LOOKS: Group[] = [
  ['cardGrid', 'cards', cardGridLooks],
  ['steps', 'steps', stepsLooks],
  ['statBand', 'figures', statBandLooks],
  ['factTable', 'table', factTableLooks],
  ['stories', 'stories', storiesLooks],
  ['profiles', 'profiles', profilesLooks],
  ['contact', 'points', contactLooks],
  ['callToAction', 'actions', callToActionLooks],
  ['boardBrief', 'indicators', []],
  ['featureRows', 'rows', []],
]

/** The newsletter reads its placeholder from the site settings, so it needs a lake. */
const needsLake = (section: object) => 'look' in section && section.look === 'newsletter'

const each = LOOKS.flatMap(([_type, list, looks]) =>
  [...looks, ...(looks.length === 0 ? [{ value: undefined }] : [])].flatMap(({ value }) => {
    const section = { _type, ...(value && { look: value }) }
    return needsLake(section)
      ? []
      : [[value ? `${_type}, ${value}` : _type, section, list] as const]
  }),
)

/** A table with three columns. */
const tableOf = (...rows: object[]) => ({
  table: { rows: [{ _key: 'heads', cells: ['A', 'B', 'C'] }, ...rows] },
})

describe.each(each)('%s', (_, section, list) => {
  test('renders without any of its fields', async () => {
    const drawn = await drawSection(section)
    expect(drawn.querySelectorAll('[data-band]')).toHaveLength(1)
    expect(drawn.toString()).not.toMatch(/null|undefined|NaN/)
    expect(drawn.querySelectorAll('h2, h3, h4').map(({ text }) => text)).not.toContain('')
  })

  test('renders an item that has only a key', async () => {
    const items = list === 'points' ? [] : [{ _key: 'i' }]
    const filled = list === 'table' ? tableOf(...items) : { [list]: items }
    const drawn = await drawSection({ ...section, ...filled })
    expect(drawn.toString()).not.toMatch(/null|undefined|NaN/)
    expect(drawn.querySelectorAll('h2, h3, h4').map(({ text }) => text)).not.toContain('')
  })
})

test.each(LOOKS)(
  '%s: an unknown or missing look falls back to the first',
  async (_type, list, looks) => {
    const item = { _key: 'i', label: 'Go' }
    const filled = list === 'table' ? tableOf(item) : { [list]: list === 'points' ? [] : [item] }
    const items = { title: 'T', ...filled }
    const first = await drawSection({ _type, look: looks[0]?.value, ...items })
    for (const look of ['gone', undefined]) {
      const drawn = await drawSection({ _type, look, ...items })
      expect(drawn.toString()).toBe(first.toString())
    }
  },
)

describe('the third cell of a row on a board', () => {
  const board = (text: string) =>
    drawSection({
      ...{ _type: 'factTable', look: 'board' },
      ...tableOf({ _key: 'r', cells: ['ETH / USD', '$1', text] }),
    })

  test.each([
    ['0 of 0.5%', '0%'],
    ['0.1 of 0.5%', '20%'],
    ['2 of 0.5%', '100%'],
  ])('has a bar: %s is %s long', async (text, length) => {
    const drawn = await board(text)
    expect(drawn.querySelector('td rect')?.getAttribute('width')).toBe(length)
    expect(drawn.querySelectorAll('td').at(1)?.text).toBe(text)
  })

  test.each(['On change', '0.1 of 0%', 'some of 3', '1 of many', ''])(
    'has none without a part and a limit: “%s”',
    async (text) => {
      const drawn = await board(text)
      expect(drawn.querySelector('td svg')).toBeNull()
      expect(drawn.querySelectorAll('td').at(1)?.text).toBe(text)
    },
  )
})

describe('the last cell of a row of hours', () => {
  const litIn = async (text: string) => {
    const drawn = await drawSection({
      ...{ _type: 'factTable', look: 'hours' },
      ...tableOf({ _key: 'r', cells: ['London', '2022', text] }),
    })
    expect(drawn.querySelectorAll('td').at(1)?.text).toBe(text)
    return drawn
      .querySelectorAll('td rect[height="10"]')
      .map((rect) => ['x', 'width'].map((name) => rect.getAttribute(name)).join(' '))
  }

  test.each([
    ['06:00 to 18:00', ['25% 50%']],
    ['6:00–18:00', ['25% 50%']],
    ['18:00 to 06:00', ['75% 25%', '0% 25%']],
    ['12:00 to 24:00', ['50% 50%']],
    ['12:00 to 00:00', ['50% 50%']],
    ['00:00 to 00:00', ['0% 100%']],
  ])('%s is lit in the line of the day', async (text, lit) => {
    expect(await litIn(text)).toEqual(lit)
  })

  test.each(['always', '9 am to 5 pm', '08:00', '99:99 to 99:99', '08:75 to 17:00', ''])(
    '“%s” has no line',
    async (text) => {
      expect(await litIn(text)).toEqual([])
    },
  )
})

test('a table has as many cells in each row as it has columns', async () => {
  const rows = [
    { _key: 'short', cells: ['A'] },
    { _key: 'long', cells: ['A', 'B', 'C', 'D'] },
  ]
  for (const look of ['table', 'board', 'hours']) {
    const drawn = await drawSection({ _type: 'factTable', look, ...tableOf(...rows) })
    const counts = drawn.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').length)
    expect(counts).toEqual([3, 3, 3])
  }
})

test('the number of a card in a list is a link that calls it', async () => {
  const cards = [{ _key: 'c', title: 'A', phone: '+1 (212) 555-0142' }]
  const drawn = await drawSection({ _type: 'cardGrid', look: 'list', cards })
  expect(drawn.querySelector('a')?.getAttribute('href')).toBe('tel:+12125550142')
})
