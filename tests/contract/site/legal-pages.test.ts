import { describe, expect, inject, test } from 'vitest'
import { dialogForms, inlineForms } from '@/leads/forms/forms.gen'
import { KIND_OF_FORM, MONTHS_KEPT } from '@/leads/server/privacy/periods'
import { cookiePolicy2024 } from '../../../scripts/seed/documents/legal/cookie-policy-2024.ts'
import { parsePage, readableText, reads } from '../../support/page-text.ts'
import { visit } from '../../support/visit.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const LEGAL = [
  '/legal/privacy-policy',
  '/legal/terms-of-service',
  '/legal/cookie-policy',
  '/legal/compliance',
]

const pageAt = visitRoutes(LEGAL)

describe('the retention period of the privacy policy', () => {
  /** The policy's row for each retention period. */
  const ROWS: Record<keyof typeof MONTHS_KEPT, RegExp> = {
    request: /^Contact messages, .*requests/,
    support: /^Support tickets and chats$/,
    application: /^Job applications/,
    subscription: /^Newsletter subscriptions$/,
    consent: /^Consent records$/,
    audit: /^Server and security logs$/,
  }
  const promised = () => {
    const tables = pageAt('/legal/privacy-policy').main.querySelectorAll('table')
    const table = tables.find(({ text }) => text.includes('Support tickets'))
    const rows = table?.querySelectorAll('tbody tr') ?? []
    return rows.map((row) => row.querySelectorAll('th, td').map(({ text }) => text.trim()))
  }

  test.each(Object.entries(MONTHS_KEPT))('is the one that servers apply: %s', (kind, months) => {
    const rows = promised().filter(([data = '']) => ROWS[kind as keyof typeof ROWS].test(data))
    const wanted = months === null ? /^Until you unsubscribe/ : new RegExp(`^${months} months(,|$)`)
    expect(rows.map(([, kept]) => kept)).toEqual([expect.stringMatching(wanted)])
  })

  test('covers every form', async () => {
    const loads = [...Object.values(dialogForms), ...Object.values(inlineForms)]
    const forms = (await Promise.all(loads.map((load) => load()))).map(({ formType }) => formType)
    expect(Object.keys(KIND_OF_FORM).toSorted()).toEqual(forms.toSorted())
  })
})

describe('a previous version', () => {
  const current = '/legal/cookie-policy'
  const path = `${current}/versions/${cookiePolicy2024.date}`
  const fetchPath = (asked: string) => visit(inject('site') + asked)

  test('is listed on the page that replaced it, and on no other', () => {
    const lists = LEGAL.map((each) => pageAt(each).main.querySelectorAll('a[href*="/versions/"]'))
    expect(lists.flat().map((link) => link.getAttribute('href'))).toEqual([path])
    expect(reads(pageAt(current).main.text, 'In force from November 4, 2024')).toBe(true)
  })

  test('says that it is not in force, and links to the current text', async () => {
    const { status, html } = await fetchPath(path)
    expect(status).toBe(200)
    const main = parsePage(html).querySelector('main')
    if (!main) throw new Error('The page has no main element.')
    const text = readableText(main)
    expect(reads(text, 'This version is no longer in force.')).toBe(true)
    expect(reads(text, 'It applied from November 4, 2024 until October 1, 2025.')).toBe(true)
    expect(reads(text, 'kept in your browser for 12 months')).toBe(true)
    expect(main.querySelectorAll('h1')).toHaveLength(1)
    expect(main.querySelector('[role="note"] a')?.getAttribute('href')).toBe(current)
  })

  test('is hidden from search engines', async () => {
    const { html } = await fetchPath(path)
    expect(html).toContain('<meta name="robots" content="noindex, follow"')
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${path}"`))
    expect((await fetchPath('/sitemap.xml')).html).not.toContain('/versions/')
  })
})
