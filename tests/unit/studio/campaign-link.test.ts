import { expect, test } from 'vitest'
import { campaignLink, similarName, suggestions } from '../../../studio/campaign-link/campaign-link'
import { qrCode } from '../../../studio/campaign-link/qr-code'

const page = 'https://www.chainlantern.example/products/reactor'

test('a link needs a campaign and a source', () => {
  const names = { campaign: 'spring-launch', source: 'linkedin', medium: '' }
  expect(campaignLink(page, names)).toBe(`${page}?utm_source=linkedin&utm_campaign=spring-launch`)
  expect(campaignLink(page, { ...names, medium: 'print' })).toContain('&utm_medium=print&')
  expect(campaignLink(page, { ...names, campaign: '' })).toBeUndefined()
  expect(campaignLink(page, { ...names, source: '' })).toBeUndefined()
})

test('a QR code holds the longest link of Latin names; for one that is too long there is a reason', async () => {
  const link = (letter: string) => {
    const name = letter.repeat(80)
    return campaignLink(page, { campaign: name, source: name, medium: name }) ?? ''
  }
  const { picture } = await qrCode(link('x'))
  expect(decodeURIComponent(picture ?? '')).toMatch(/^data:image\/svg\+xml,<svg /)
  expect(await qrCode(link('𒀀'))).toEqual({ problem: 'The link is too long for a QR code.' })
})

test.each([
  ['linked-in', 'linkedin'],
  ['linkedin', undefined],
  ['new.s', 'news'],
  ['other', undefined],
])('%s is similar to %s', (name, similar) => {
  expect(similarName(name, ['linkedin', 'news'])).toBe(similar)
})

test('whatever is stored, suggestions are names in their spelling, once each', () => {
  const stored = ['B', 'b', 'a b', '', '—', 5, null, { a: 1 }, 'x'.repeat(58_000)]
  expect(suggestions(stored)).toEqual(['a-b', 'b', 'x'.repeat(80)])
  for (const other of [undefined, null, 'text', { length: 2 }])
    expect(suggestions(other)).toEqual([])
})
