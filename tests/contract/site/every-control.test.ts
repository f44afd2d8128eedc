import type { HTMLElement } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { EVERY_ROUTE } from '../../support/every-route.ts'
import { readableText } from '../../support/page-text.ts'
import { visitRoutes } from '../../support/visit-routes.ts'

const routes = EVERY_ROUTE.filter((path) => path !== '/dashboard')
const pageAt = visitRoutes(routes)

describe.each(routes)('%s', (path) => {
  test('has an accessible name for each link and button', () => {
    const nameless = controls(path, 'a, button, summary').filter((each) => !nameOf(each, path))
    expect(nameless.map(String)).toEqual([])
  })

  test('has an href for each link', () => {
    const withoutHref = controls(path, 'a').filter((link) => !/^[^#]|^#./.test(hrefOf(link)))
    expect(withoutHref.map(String)).toEqual([])
  })

  test('has no button without a function', () => {
    const withoutFunction = controls(path, 'button').filter((button) => !isKnownKind(button))
    expect(withoutFunction.map(String)).toEqual([])
  })
})

const controls = (path: string, selector: string) => pageAt(path).root.querySelectorAll(selector)
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? ''

function nameOf(control: HTMLElement, path: string): string {
  const label = control.getAttribute('aria-label')
  const labeledBy = control.getAttribute('aria-labelledby')
  const elsewhere = labeledBy && pageAt(path).root.querySelector(`[id="${labeledBy}"]`)
  const image = control.querySelector('img[alt], svg[aria-label]')
  return (
    label ||
    (elsewhere ? elsewhere.text : undefined) ||
    readableText(control).trim() ||
    image?.getAttribute('alt') ||
    image?.getAttribute('aria-label') ||
    ''
  ).trim()
}

/** Buttons with their own tests. */
const TESTED = ['Copy Code', 'Load More Articles']

/**
 * HTML does not show event handlers, only the kind of a button: it submits a form, opens something, or belongs to a
 * listed component.
 */
function isKnownKind(button: HTMLElement): boolean {
  const has = (name: string) => button.getAttribute(name) !== undefined
  const submits = button.closest('form') && button.getAttribute('type') !== 'button'
  return Boolean(
    submits ||
      has('aria-haspopup') ||
      has('aria-expanded') ||
      has('aria-controls') ||
      TESTED.includes(button.text.trim()),
  )
}
