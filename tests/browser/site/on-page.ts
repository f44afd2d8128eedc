import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string, options?: Parameters<Page['goto']>[1]) {
  await page.goto(path, options)
  await page.waitForFunction(() => {
    const control = document.querySelector('button[data-menu], main :is(button, input)')
    return control !== null && Object.keys(control).some((key) => key.startsWith('__reactProps'))
  })
  // React adds its keys shortly before effects run.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
}

/** Opens all questions and folds of the page, also those within others. */
export async function openFolds(page: Page) {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details'))
      fold.open = true
  })
}

/** Lays out what a browser leaves for later (styles/base.css), and what axe and `innerText` therefore do not know. */
export async function layOut(page: Page) {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('main > section, body > footer'))
      part.style.contentVisibility = 'visible'
  })
}

/** Fails with the list of axe violations, if any. */
export async function expectNoAxeViolations(page: Page, disabledRules: string[] = []) {
  await layOut(page)
  // Legacy mode skips frames, which no page has; with violations only, axe runs four times as fast.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .disableRules(disabledRules)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** Running texts whose line breaks would not show; of labels and titles, which are shorter, no field has any. */
export async function textsWithoutBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :not(script, style, template, label *, noscript, svg *)')]
      .filter((element) => getComputedStyle(element).whiteSpace === 'normal')
      .flatMap((element) =>
        [...element.childNodes].flatMap(({ nodeType, nodeValue }) =>
          nodeType === Node.TEXT_NODE && nodeValue && nodeValue.length > 80 ? nodeValue : [],
        ),
      ),
  )
}

/** Sets the default font size of the browser, as readers of large text do; the usual one is 16. */
export async function setFontSize(page: Page, standard: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard } })
}

/** The least text spacing that a page must bear (WCAG 1.4.12). */
export const TEXT_SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }'

/** The first elements that stand out of the page, or whose text is cut; not those in a part that scrolls by itself. */
export async function partsTooWide(page: Page): Promise<string[]> {
  await layOut(page)
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    const overflowOf = (element: Element) => getComputedStyle(element).overflowX
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll|hidden|clip/.test(overflowOf(element)) || isInScroller(element.parentElement))
    const sticksOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect()
      return width > 1 && (right > clientWidth + 1 || left < -1)
    }
    // An ellipsis tells that there is more, and assistive technology reads it.
    const isCut = (element: HTMLElement) =>
      element.clientWidth > 1 &&
      element.scrollWidth > element.clientWidth + 1 &&
      /hidden|clip/.test(overflowOf(element)) &&
      getComputedStyle(element).textOverflow !== 'ellipsis' &&
      element.innerText.trim() !== ''
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *, script, style, template)')]
      .filter((element) => element.checkVisibility())
      .filter((element) =>
        sticksOut(element) ? !isInScroller(element.parentElement) : isCut(element),
      )
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5)
  })
}

export const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })

export const openMenus = (page: Page) => page.locator('button[data-menu][aria-expanded=true]')
