import { beforeEach, expect, test, vi } from 'vitest'
import { studioMarkers } from '../../support/studio-markers.ts'

// Rules that query the lake are not under test: it has no other document.
const client = { withConfig: () => ({ fetch: async () => [] }) } as unknown as Parameters<
  typeof studioMarkers
>[0]

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T10:00:00Z') })
  return () => vi.useRealTimers()
})

const claim = {
  _type: 'legalClaim',
  _key: 'travel-rule',
  claim: 'The Travel Rule applies from $3,000.',
  source: '31 CFR 1010.410(e)-(f)',
  url: 'https://www.ecfr.gov/current/title-31/section-1010.410',
  reviewedOn: '2025-11-22',
}

/** The validation messages of a page with this claim, and their paths. */
async function findings(stored: Partial<typeof claim>): Promise<string[]> {
  const page = { _id: 'page-a', _type: 'page', legalClaims: [stored] }
  const [markers = []] = await studioMarkers(client, [page])
  return markers.flatMap(({ level, path: [list, item, field], message }) =>
    list === 'legalClaims' && item ? [`${level} ${String(field)}: ${message}`] : [],
  )
}

test('a statement with a source that was reviewed within 12 months is fine', async () => {
  expect(await findings(claim)).toEqual([])
})

test.each([
  ['2025-11-21', 'more than 12 months old'],
  ['2026-11-23', 'in the future'],
])('a review on %s is a warning', async (reviewedOn, words) => {
  expect(await findings({ ...claim, reviewedOn })).toEqual([
    expect.stringMatching(`^warning reviewedOn: .*${words}`),
  ])
})

test('a statement without a link is a warning', async () => {
  const { url: _, ...without } = claim
  expect(await findings(without)).toEqual([expect.stringMatching('^warning url:')])
})

test.each([
  ['url', 'http://www.ecfr.gov'],
  ['source', ''],
  ['claim', ''],
  ['reviewedOn', ''],
] as const)('a statement with the %s “%s” is refused', async (field, value) => {
  expect(await findings({ ...claim, [field]: value })).toContainEqual(
    expect.stringMatching(`^error ${field}:`),
  )
})
