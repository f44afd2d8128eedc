import { expect, test } from 'vitest'
import { companyFigures } from '../../../scripts/seed/documents/company-figures.ts'
import { objectsOfType, seeded } from '../../support/seed-text.ts'

const page = seeded('page-resources-coverage')
const sections = 'sections' in page ? (page.sections ?? []) : []

/** The cells of the table with this anchor. */
function rowsOf(anchor: string): string[][] {
  const table = sections.find((section) => section.anchor === anchor)
  return objectsOfType(table, 'factRow').map(({ cells }) => cells as string[])
}

/** The number of a figure in the register: 15 for `15+`. */
function registered(key: string): number {
  return Number.parseInt(companyFigures.find((figure) => figure.key === key)?.value ?? '', 10)
}

const traced = rowsOf('traced').map(([name = '']) => name)
const grid = sections.find((section) => section.anchor === 'groups')
const groups = objectsOfType(grid, 'card').map(({ title, text, points }) => ({
  name: String(title),
  count: Number.parseInt(String(text), 10),
  isComplete: String(text).endsWith('all named'),
  points: points as string[],
}))
const together = groups.find(({ name }) => name === 'Together')
const total = together?.count ?? 0
const sumOf = (names: string[]) =>
  groups.filter(({ name }) => names.includes(name)).reduce((sum, { count }) => sum + count, 0)

test('as many networks are traced as the register says, each named once', () => {
  expect(traced.length).toBeGreaterThanOrEqual(registered('networks'))
  expect(new Set(traced).size).toBe(traced.length)
  expect(sumOf(['Traced with full history'])).toBe(traced.length)
  for (const [name, since] of rowsOf('traced')) expect(since, name).toMatch(/^20[12]\d$/)
})

test('free accounts reach as many blockchains as the register says', () => {
  const free = sumOf(['Traced with full history', 'Free lookup, not traced'])
  expect(free).toBeGreaterThanOrEqual(registered('freeBlockchains'))
  expect(together?.points).toEqual([
    `${traced.length} traced`,
    `${free} with free lookup`,
    `${total} screened`,
  ])
})

test('the groups add up to the blockchains of the register', () => {
  const names = groups.map(({ name }) => name).filter((name) => name !== 'Together')
  expect(sumOf(names)).toBe(total)
  expect(total).toBeGreaterThanOrEqual(registered('blockchains'))
})

test('no group names more networks than it counts, and a complete one names them all', () => {
  const listed = groups.filter(
    ({ name }) => !['Traced with full history', 'Together'].includes(name),
  )
  expect(listed.some(({ isComplete }) => isComplete)).toBe(true)
  for (const { name, count, isComplete, points } of listed) {
    expect(points.length, name).toBeLessThanOrEqual(count)
    if (isComplete) expect(points.length, name).toBe(count)
  }
  const names = [...traced, ...listed.flatMap(({ points }) => points)]
  expect(new Set(names).size).toBe(names.length)
})

test('the heads of the levels have the same counts', () => {
  const levels = sections.find((section) => section.anchor === 'levels')
  const heads = levels && 'columns' in levels ? String(levels.columns) : ''
  const free = sumOf(['Free lookup, not traced'])
  const others = total - traced.length - free
  expect(heads.match(/\d+/g)?.map(Number)).toEqual([traced.length, free, others])
})

test('the five networks of each entry plan are traced', () => {
  const [, , plans = ''] =
    rowsOf('numbers').find(([number]) => number === '{{entryNetworks}}') ?? []
  const lists = plans.split('. ').map((list) => list.replace(/^.*?: |\.$/g, '').split(/, | and /))
  const count = registered('entryNetworks')
  expect(lists.map((list) => list.length)).toEqual([count, count])
  const known = traced.join(', ')
  for (const name of lists.flat()) expect(known).toContain(name)
})
