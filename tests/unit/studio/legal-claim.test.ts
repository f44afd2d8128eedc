import { beforeEach, expect, test, vi } from 'vitest'
import { checkRules } from '../../../studio/content-check/rules'

type Client = Parameters<typeof checkRules>[0]

// Rules that query the lake are not under test: it has no other document.
const client = { withConfig: () => ({ fetch: async () => [] }) } as unknown as Client

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

/** The validation messages of a legal claim. */
async function findings(fields: Partial<typeof claim>): Promise<string[]> {
  const page = { _id: 'page-a', _type: 'page', legalClaims: [{ ...claim, ...fields }] }
  const found = await checkRules(client, [page])
  return found
    .filter(({ path }) => path.startsWith('legalClaims'))
    .map(({ level, path, message }) => `${level} ${path}: ${message}`)
}

test('a statement with a source that was reviewed within 12 months is fine', async () => {
  expect(await findings({})).toEqual([])
})

test.each([
  ['2025-11-21', 'more than 12 months old'],
  ['2026-11-23', 'in the future'],
])('a review on %s is a warning', async (reviewedOn, words) => {
  expect(await findings({ reviewedOn })).toEqual([
    expect.stringMatching(`^warning legalClaims.travel-rule.reviewedOn: .*${words}`),
  ])
})

test('a statement without a link is a warning', async () => {
  const { url: _, ...without } = claim
  const page = { _id: 'page-a', _type: 'page', legalClaims: [without] }
  const found = await checkRules(client, [page])
  expect(found.filter(({ path }) => path.startsWith('legalClaims'))).toEqual([
    expect.objectContaining({ level: 'warning', path: 'legalClaims.travel-rule.url' }),
  ])
})

test.each([
  ['url', 'http://www.ecfr.gov'],
  ['source', ''],
  ['claim', ''],
  ['reviewedOn', ''],
] as const)('a statement with the %s “%s” is refused', async (field, value) => {
  expect(await findings({ [field]: value })).toContainEqual(
    expect.stringMatching(`^error legalClaims.travel-rule.${field}:`),
  )
})
