import { describe, expect, test } from 'vitest'
import {
  cardGridLooks,
  contactLooks,
  factTableLooks,
  profilesLooks,
  statBandLooks,
  stepsLooks,
  storiesLooks,
} from '../../../studio/schema/options'
import { drawSection } from '../../support/draw-section.ts'

const LOOKS: [type: string, list: string, looks: { value: string }[]][] = [
  ['cardGrid', 'cards', cardGridLooks],
  ['steps', 'steps', stepsLooks],
  ['statBand', 'figures', statBandLooks],
  ['factTable', 'rows', factTableLooks],
  ['stories', 'stories', storiesLooks],
  ['profiles', 'profiles', profilesLooks],
  ['contact', 'points', contactLooks],
  // The newsletter asks the site settings for its placeholder, which a page does.
  ['callToAction', 'actions', [{ value: 'ink' }, { value: 'paper' }]],
  ['boardBrief', 'indicators', [{ value: 'none' }]],
  ['featureRows', 'rows', [{ value: 'none' }]],
]
const each = LOOKS.flatMap(([_type, list, looks]) =>
  looks.map(({ value }) => [`${_type} as ${value}`, { _type, look: value }, list] as const),
)

describe.each(each)('%s', (_, section, list) => {
  test('is drawn without any of its fields', async () => {
    const drawn = await drawSection(section)
    expect(drawn.querySelectorAll('[data-band]')).toHaveLength(1)
    expect(drawn.toString()).not.toMatch(/null|undefined|NaN/)
    expect(drawn.querySelectorAll('h2, h3, h4').map(({ text }) => text)).not.toContain('')
  })

  test('is drawn with an item of which only the key is there', async () => {
    const items = list === 'points' ? [] : [{ _key: 'i' }]
    const drawn = await drawSection({ ...section, columns: ['A', 'B', 'C'], [list]: items })
    expect(drawn.toString()).not.toMatch(/null|undefined|NaN/)
    expect(drawn.querySelectorAll('h2, h3, h4').map(({ text }) => text)).not.toContain('')
  })
})

test.each(LOOKS)(
  '%s in a look that does not exist, or in none, has the first look',
  async (_type, list, looks) => {
    const items = { title: 'T', [list]: list === 'points' ? [] : [{ _key: 'i', label: 'Go' }] }
    const first = await drawSection({ _type, look: looks[0]?.value, ...items })
    for (const look of ['gone', undefined]) {
      const drawn = await drawSection({ _type, look, ...items })
      expect(drawn.toString()).toBe(first.toString())
    }
  },
)

test('an indicator without a standing is within appetite', async () => {
  const indicators = [{ _key: 'i', label: 'Flows', value: '$1' }]
  const drawn = await drawSection({ _type: 'boardBrief', indicators })
  expect(drawn.text).toContain('Within appetite')
})

test('contact details: only the mails that there are, and the hours line by line', async () => {
  const settings = {
    _id: 'siteSettings',
    _type: 'siteSettings',
    contact: {
      salesEmail: 'sales@a.example',
      privacyEmail: 'privacy@a.example',
      hours: 'Monday\nWeekends closed\n',
    },
  }
  const drawn = await drawSection({ _type: 'contact', look: 'details' }, settings)
  expect(drawn.querySelectorAll('dt').map(({ text }) => text)).toEqual(['Sales', 'Privacy'])
  expect(drawn.querySelectorAll('h3 ~ p').map(({ text }) => text)).toEqual([
    'Monday',
    'Weekends closed',
  ])
})

describe('a meter on a board', () => {
  const board = async (meter?: object) => {
    const columns = ['Feed', 'Latest value', 'Deviation of threshold']
    const rows = [{ _key: 'r', cells: ['ETH / USD', '$1', 'text'], ...(meter && { meter }) }]
    return drawSection({ _type: 'factTable', look: 'board', columns, rows })
  }

  test.each([
    [0, 0.5, '0%'],
    [0.1, 0.5, '20%'],
    [2, 0.5, '100%'],
  ])('of %s with a limit of %s is %s long', async (value, limit, length) => {
    const drawn = await board({ value, limit })
    expect(drawn.querySelector('td rect')?.getAttribute('width')).toBe(length)
    expect(drawn.querySelectorAll('td').at(1)?.text).toBe('text')
  })

  test.each([[{ limit: 0.5 }], [{ value: 0.1 }], [{ value: 0.1, limit: 0 }], [undefined]])(
    'is not drawn without both numbers: %o',
    async (meter) => {
      const drawn = await board(meter)
      expect(drawn.querySelector('td svg')).toBeNull()
      expect(drawn.querySelectorAll('td').at(1)?.text).toBe('text')
    },
  )
})

test('a table has as many cells in each row as it has columns', async () => {
  const rows = [
    { _key: 'short', cells: ['A'] },
    { _key: 'long', cells: ['A', 'B', 'C', 'D'] },
  ]
  for (const look of ['table', 'board']) {
    const drawn = await drawSection({ _type: 'factTable', look, columns: ['A', 'B', 'C'], rows })
    const counts = drawn.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').length)
    expect(counts).toEqual([3, 3, 3])
  }
})
