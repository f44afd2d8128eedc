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

/** The first elements that are wider than the page, but not those in a part that scrolls by itself. */
export async function partsTooWide(page: Page): Promise<string[]> {
  await layOut(page)
  return page.evaluate(() => {
    // Each clips what is too wide, so the page would never scroll.
    for (const part of document.querySelectorAll<HTMLElement>('body > :is(header, main, footer)'))
      part.style.overflowX = 'visible'
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const scrollsItself = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).overflowX !== 'visible' || scrollsItself(element.parentElement))
    return [...document.querySelectorAll('main *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .filter((element) => !scrollsItself(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5)
      .concat(`${scrollWidth} px wide`)
  })
}

export const menuButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name, exact: true })

export const openMenus = (page: Page) => page.locator('button[data-menu][aria-expanded=true]')
