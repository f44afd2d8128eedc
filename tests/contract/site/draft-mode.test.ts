import { gzipSync } from 'node:zlib'
import type { HTMLElement } from 'node-html-parser'
import { beforeAll, expect, inject, test } from 'vitest'
import { sectionTypes } from '../../../studio/schema/section-types'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { COMPARED_PATHS } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { seedDocuments } from '../../support/seed.ts'
import { stringsIn } from '../../support/seed-text.ts'
import { stackClient } from '../../support/stack-client.ts'
import { visit } from '../../support/visit.ts'
import { draftTexts, isMarked, marksOutsideText, pageLines, sourcesOfTexts } from './draft-page.ts'

const site = inject('site')
const PATHS = [...COMPARED_PATHS, '/no-such-area/page']

/** Screens that are code by design. */
const CODE_ROUTES = ['/login', '/signup', '/forgot-password', '/dashboard']

/** Every text of the seed. */
const CONTENT = new Set(stringsIn(seedDocuments).map((text) => text.trim()))

/** Labels in the site's code that are texts of documents as well. */
const LABELS = new Set(
  'Search, Home, Products, Solutions, Resources, Company, Date, Time, Duration, Included, Price, Speakers, Sales, Support, Press, Privacy, Phone, Hours, Volume, Risk score'.split(
    ', ',
  ),
)

/** Texts of the site itself that stand in a document, too. */
const ALLOWED: Record<string, (text: string, element: HTMLElement) => boolean> = {
  'labels of the site': (text) => LABELS.has(text),
  'labels, options and buttons of forms': (_, element) => element.closest('form') !== null,
  'samples in drawings': (_, element) =>
    element.closest('[role=img], [data-part]') !== null && element.closest('[data-chart]') === null,
  'numbers on the axis of a chart': (text, element) =>
    element.rawTagName === 'text' && /^[−$€£]*[\d.,]+\W?\w{0,2}%?$/.test(text),
  'names of code languages': (_, element) => element.closest('[data-code]') !== null,
  'numbers of the items of a list': (text, element) =>
    /^\d{1,2}$/.test(text) && element.getAttribute('aria-hidden') === 'true',
  'counts of items': (text, element) => /^\d{1,2}$/.test(text) && element.closest('nav') !== null,
}

const client = stackClient(inject('lakeToken'))
const drafts = new Map<string, string>()
let cookie: string
beforeAll(async () => {
  cookie = await enterDraftMode(client)
}, 120_000)

test.each(PATHS)(
  '%s in draft mode equals the visitors’ page, and each text of a document opens its field',
  async (path) => {
    const published = await visit(site + path)
    const draft = await visit(site + path, { cookie })
    drafts.set(path, draft.html)
    expect(draft.status).toBe(published.status)
    expect(marksOutsideText(draft.html)).toEqual([])
    expect(pageLines(draft.html)).toEqual(pageLines(published.html))
    expect(isMarked(draft.text)).toBe(true)
    expect(isMarked(published.html)).toBe(false)
    // The not-found page has no editor tools.
    if (draft.status === 200) expect(sourcesOfTexts(draft.html)).not.toContain(undefined)
    const [draftSize, size] = [draft.html, published.html].map((html) => gzipSync(html).length)
    expect(draftSize, 'bytes in draft mode, compressed').toBeLessThan(4 * (size ?? 0))
    if (draft.status !== 200 || CODE_ROUTES.includes(path)) return
    const texts = draftTexts(draft.html)
    expect(texts.length).toBeGreaterThan(20)
    const rest = texts.filter(
      ({ text, hasSource, element }) =>
        !hasSource &&
        CONTENT.has(text) &&
        !Object.values(ALLOWED).some((allows) => allows(text, element)),
    )
    expect(rest.map(({ text, element }) => `<${element.rawTagName}> ${text}`)).toEqual([])
  },
)

test('each section of each type stands behind a template that names it, for the tools of Presentation', async () => {
  const pages = await client.fetch<{ path: string; sections: { _key: string; _type: string }[] }[]>(
    '*[_type in ["page", "product"] && defined(path.current)]{"path": path.current, sections[]{_key, _type}}',
  )
  const compared = pages.filter(({ path }) => drafts.has(path))
  for (const { path, sections } of compared) {
    const templates = parsePage(drafts.get(path) ?? '').querySelectorAll('template[data-section]')
    const named = templates.map(({ attributes, nextElementSibling }) => [
      /sections:([^;]+)/.exec(attributes['data-section'] ?? '')?.[1],
      nextElementSibling?.rawTagName,
    ])
    expect(named, path).toEqual(sections.map(({ _key }) => [_key, 'section']))
  }
  const types = new Set(compared.flatMap(({ sections }) => sections.map(({ _type }) => _type)))
  expect([...types].sort()).toEqual(sectionTypes.map(({ name }) => name).sort())
})
