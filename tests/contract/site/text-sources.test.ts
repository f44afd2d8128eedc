import type { HTMLElement } from 'node-html-parser'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { stackClient } from '../../support/stack-client.ts'
import { visit } from '../../support/visit.ts'
import { draftTexts } from './draft-page.ts'

const site = inject('site')

/** Screens that are code by design. */
const CODE_ROUTES = ['/login', '/signup', '/forgot-password', '/dashboard']
const PATHS = [...new Set([...seededPaths, ...EVERY_ROUTE])].filter(
  (path) => !CODE_ROUTES.includes(path),
)

/** Texts that need no source. Keep this list short: all other visible text is content. */
const ALLOWED: Record<string, (text: string, element: HTMLElement) => boolean> = {
  'labels, options and buttons of forms': (_, element) => element.closest('form') !== null,
  'code without a title': (_, element) => element.closest('pre') !== null,
  'names of code languages': (text, element) =>
    element.closest('[data-code]') !== null &&
    /^(HTTP|JSON|JavaScript|Python|Go|Ruby|SQL)$/.test(text),
  'numbers on the axis of a chart': (text, element) =>
    element.rawTagName === 'text' && /^[−$€£]*[\d.,]+\W?\w{0,2}%?$/.test(text),
  'numbers on the ruler of the risk score': (text, element) =>
    isInPicture(element) && /^(0|50|100)$/.test(text),
  'numbers of the items of a list': (text, element) =>
    /^\d{1,2}$/.test(text) && element.getAttribute('aria-hidden') === 'true',
  'counts of items': (text, element) => /^\d{1,2}$/.test(text) && element.closest('nav') !== null,
}

const isInPicture = (element: HTMLElement) => element.closest('[role=img]') !== null

let cookie: string
let all = 0
let sourced = 0
beforeAll(async () => {
  cookie = await enterDraftMode(stackClient(inject('lakeToken')))
})

describe('in draft mode, each text opens its field', () => {
  test.each(PATHS)('%s', async (path) => {
    const texts = draftTexts((await visit(site + path, { cookie })).html)
    expect(texts.length).toBeGreaterThan(20)
    const unsourced = texts.filter(({ hasSource }) => !hasSource)
    all += texts.length
    sourced += texts.length - unsourced.length
    const rest = unsourced.filter(
      ({ text, element }) => !Object.values(ALLOWED).some((allows) => allows(text, element)),
    )
    expect(rest.map(({ text, element }) => `<${element.rawTagName}> ${text}`)).toEqual([])
  })

  test('98 % of all texts have a source, those that need none included', () => {
    console.log(`${sourced} of ${all} texts have a source`)
    expect(sourced / all).toBeGreaterThan(0.98)
  })
})
