import type { HTMLElement } from 'node-html-parser'
import { beforeAll, expect, inject, test } from 'vitest'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { COMPARED_PATHS } from '../../support/every-route.ts'
import { seedDocuments } from '../../support/seed.ts'
import { stringsIn } from '../../support/seed-text.ts'
import { stackClient } from '../../support/stack-client.ts'
import { visit } from '../../support/visit.ts'
import { draftTexts } from './draft-page.ts'

const site = inject('site')

/** Screens that are code by design. */
const CODE_ROUTES = ['/login', '/signup', '/forgot-password', '/dashboard']
const PATHS = COMPARED_PATHS.filter((path) => !CODE_ROUTES.includes(path))

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

let cookie: string
beforeAll(async () => {
  cookie = await enterDraftMode(stackClient(inject('lakeToken')))
})

test.each(PATHS)('%s: in draft mode, each text of a document opens its field', async (path) => {
  const texts = draftTexts((await visit(site + path, { cookie })).html)
  expect(texts.length).toBeGreaterThan(20)
  const rest = texts.filter(
    ({ text, hasSource, element }) =>
      !hasSource &&
      CONTENT.has(text) &&
      !Object.values(ALLOWED).some((allows) => allows(text, element)),
  )
  expect(rest.map(({ text, element }) => `<${element.rawTagName}> ${text}`)).toEqual([])
})
