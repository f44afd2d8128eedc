import { describe, expect, test } from 'vitest'
import { consent, tick } from '@/leads/forms/fields'
import { technicalSupport } from '@/leads/forms/technical-support'
import { fastestFill, refuseOtherSites, suspicion } from '@/leads/server/accept/guards'
import { consentRecord } from '@/leads/server/accept/store-submission'

const SITE = 'https://www.site.example'
const named = { origin: null, fetchSite: null, host: null }

describe('the origin of a request', () => {
  test.each([
    ['a program that names no page', named],
    ['a page of the site', { ...named, origin: SITE, fetchSite: 'same-origin' }],
    ['an old browser on a page of the site', { ...named, origin: SITE }],
    ['a browser that hides the origin', { ...named, fetchSite: 'same-origin' }],
    [
      'a page under another name of this server',
      { ...named, origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
  ])('%s', (_, source) => {
    expect(refuseOtherSites(source, SITE)).toBeUndefined()
  })

  test.each([
    ['another site', { ...named, origin: 'https://evil.example', host: 'www.site.example' }],
    ['another port', { ...named, origin: `${SITE}:8443` }],
    ['a sibling', { ...named, origin: SITE, fetchSite: 'same-site' }],
    ['a link or bookmark', { ...named, fetchSite: 'none' }],
    ['a sandboxed page', { ...named, origin: 'null', host: 'null' }],
    ['an empty origin', { ...named, origin: '' }],
  ])('not %s', (_, source) => {
    expect(refuseOtherSites(source, SITE)).toEqual({
      status: 403,
      detail: 'Requests are accepted from the pages of this site only.',
    })
  })
})

test('the reviewer of a blocked request is told why it was blocked', () => {
  const checking = { checksFillTime: true }
  const form = technicalSupport
  const fastest = fastestFill(form)
  const because = (filledInMs?: number, trapped = false, settings = checking) =>
    suspicion({ form, filledInMs, trapped }, settings)
  expect(because(fastest - 0.6)).toBe(`sent ${fastest - 1} ms after the form appeared`)
  expect([because(fastest), because()]).toEqual([undefined, undefined])
  expect(because(1, false, { checksFillTime: false })).toBeUndefined()
  const trap = 'filled in a field that people cannot see'
  expect([because(60_000, true), because(1, true, { checksFillTime: false })]).toEqual([trap, trap])
})

test('the record of consent has each ticked box of consent, its words and their version', () => {
  const fields = {
    terms: consent('I agree', { label: 'Terms', required: true }),
    data: consent('I agree to that, too', { label: 'Data' }),
    news: tick('Send me news', { label: 'News' }),
  }
  const record = consentRecord({ fields }, { terms: true, data: false, news: true }, undefined)
  // The first characters of the text's SHA-256: an edit changes the version.
  const version = '99955b75e054'
  expect(record).toEqual({ statements: [{ field: 'terms', statement: 'I agree', version }] })
})
