import type { HTMLElement } from 'node-html-parser'
import { parsePage } from '../../support/page-text.ts'

/** What a page has beside its text: controls, drawings, ways around the page itself, and duplicates for screen readers. */
const NO_TEXT = [
  'script, style, template, noscript, wbr, [hidden]:not([role=tabpanel])',
  '[aria-hidden=true], svg:not([role=img]), caption.sr-only',
  'form, search, button, nav[aria-label=Breadcrumb]',
].join(', ')

/**
 * The main part of a page as it is read out, without its controls: pictures are their text alternatives, and each panel
 * of tabs begins with its name. The page itself stays as it is.
 */
export function accessibleMain(page: HTMLElement): HTMLElement {
  const main = parsePage(page.outerHTML)
  for (const panel of main.querySelectorAll('[role=tabpanel]')) {
    const tab = main.getElementById(panel.getAttribute('aria-labelledby') ?? '')
    panel.insertAdjacentHTML('afterbegin', `<p>${tab?.innerHTML}</p>`)
  }
  for (const picture of main.querySelectorAll('[role=img]'))
    picture.replaceWith(`<p>${picture.getAttribute('aria-label')?.replaceAll('<', '&lt;')}</p>`)
  for (const image of main.querySelectorAll('img'))
    image.replaceWith(`<p>${image.getAttribute('alt')?.replaceAll('<', '&lt;')}</p>`)
  for (const part of main.querySelectorAll(NO_TEXT)) part.remove()
  for (const summary of main.querySelectorAll('summary'))
    if (!summary.querySelector('h2, h3, h4')) summary.remove()
  for (const nav of main.querySelectorAll('nav')) {
    const hrefs = nav.querySelectorAll('a').map((link) => link.getAttribute('href') ?? '')
    if (hrefs.every((href) => href.startsWith('#'))) nav.remove()
  }
  return main
}
