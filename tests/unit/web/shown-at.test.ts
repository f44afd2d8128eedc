import { expect, test } from 'vitest'
import { shownAt } from '@/sanity/read/shown-at'
import { passedTimes } from '@/sanity/refresh/passed-times'

const NOW = Date.parse('2026-12-01T12:00:00Z')
const at = (seconds: number) => new Date(NOW + seconds * 1000).toISOString()
const section = (_key: string, showFrom?: unknown, showUntil?: unknown) => ({
  _key,
  showFrom,
  showUntil,
})

test('a section is shown from its start on, and no longer at its end', () => {
  const result = {
    _id: 'page-a',
    sections: [
      section('always', null, null),
      section('starts now', at(0)),
      section('ahead', at(1)),
      section('ends now', null, at(0)),
      section('ends soon', null, at(0.001)),
      section('between', at(-1), at(60)),
      section('never', at(60), at(-60)),
      section('other time zone', '2026-12-01T14:00:00+02:00'),
    ],
  }
  const { shown, next } = shownAt(result, NOW)
  expect(shown.sections.map(({ _key }) => _key)).toEqual([
    'always',
    'starts now',
    'ends soon',
    'between',
    'other time zone',
  ])
  expect(shown._id).toBe('page-a')
  expect(next).toBe(NOW + 1)
  expect(shownAt(result, NOW + 1).next).toBe(NOW + 1000)
  expect(shownAt(result, NOW + 120_000).next).toBe(Number.POSITIVE_INFINITY)
})

test('what is no date limits nothing, and lists are found at any depth', () => {
  const hostile = ['', 'tomorrow', 'x'.repeat(58_000), '+275761-01-01', 5, true, {}, [at(1)], null]
  const sections = hostile.flatMap((value, index) => [
    section(`from ${index}`, value),
    section(`until ${index}`, undefined, value),
  ])
  expect(shownAt({ sections }, NOW)).toEqual({
    shown: { sections },
    next: Number.POSITIVE_INFINITY,
  })
  const deep = { report: [{ page: { charts: [section('a', at(5)), null, 'text'] } }] }
  expect(shownAt(deep, NOW)).toEqual({
    shown: { report: [{ page: { charts: [null, 'text'] } }] },
    next: NOW + 5000,
  })
  expect(shownAt(null, NOW).shown).toBeNull()
})

test('each time of a document passes once, also one that is heard of late, after a set clock or with a new server', () => {
  const done = new Map<string, number>()
  const page = (...times: (string | null)[]) => ({
    ...{ _id: 'a', _type: 'page', times: times.map((showFrom) => ({ showFrom })) },
  })
  const pass = (seconds: number, ...documents: ReturnType<typeof page>[]) => {
    const { passed, next } = passedTimes({ documents, done }, NOW + seconds * 1000, NOW - 60_000)
    return [passed.length, (next - NOW) / 1000]
  }
  // At the start of a server: what passed lately, not what passed long ago.
  expect(pass(0, page(at(-61)))).toEqual([0, Number.POSITIVE_INFINITY])
  expect(pass(0, page(at(-59), at(10)))).toEqual([1, 10])
  expect(pass(0, page(at(-59), at(10)))).toEqual([0, 10])
  expect(pass(10, page(at(-59), at(10)))).toEqual([1, Number.POSITIVE_INFINITY])
  // The document was edited shortly before, and read after.
  expect(pass(12, page(at(10), at(11), at(9_999_999)))).toEqual([1, 9_999_999])
  // The clock was ahead.
  expect(pass(5, page(at(10), at(11)))).toEqual([0, 10])
  expect(pass(10, page(at(10), at(11)))).toEqual([1, 11])
  const hostile = { _id: 'b', _type: 'page', times: [null, { showFrom: 5, showUntil: 'soon' }] }
  expect(passedTimes({ documents: [hostile], done }, NOW, 0)).toEqual({
    passed: [],
    next: Number.POSITIVE_INFINITY,
  })
  expect(passedTimes({ documents: [{ ...hostile, times: null }], done }, NOW, 0).passed).toEqual([])
})
