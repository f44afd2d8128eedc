import { type BrowserContext, expect, type Page } from '@playwright/test'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { test } from '../../support/site-test.ts'
import { stackClient } from '../../support/stack-client.ts'
import { testUrls } from '../../support/test-urls.ts'
import { atRest } from '../site/at-rest.ts'
import { expectNoAxeViolations, open, partsTooWide } from '../site/on-page.ts'

const PATH = '/gallery'
const { site } = testUrls()

/** All tests share one draft session, since the gallery does not change. */
let cookies: string

test.beforeAll(async () => {
  cookies = await enterDraftMode(stackClient(), PATH)
})

async function openGallery(page: Page, context: BrowserContext) {
  await context.addCookies(
    cookies.split('; ').map((cookie) => {
      const [name = '', ...value] = cookie.split('=')
      return { name, value: value.join('='), url: site }
    }),
  )
  await open(page, PATH)
}

test('visitors get a 404, and no file for machines names the gallery', async ({ request }) => {
  const response = await request.get(PATH)
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Oops! Page not found')
  for (const file of ['/sitemap.xml', '/robots.txt', '/manifest.webmanifest'])
    expect(await (await request.get(file)).text(), file).not.toContain('gallery')
})

test('it shows every section type in its looks, and no width makes it scroll sideways', async ({
  page,
  context,
}) => {
  await openGallery(page, context)
  const pictures = await page
    .locator('[data-picture]')
    .evaluateAll((exhibits) =>
      exhibits.map((exhibit) => exhibit.getAttribute('data-picture') ?? ''),
    )
  const stored = seedDocuments.flatMap((document) =>
    'sections' in document ? (document.sections ?? []) : [],
  )
  expect([...new Set(pictures.map((name) => name.split('.')[0]))].sort()).toEqual(
    [...new Set(stored.map(({ _type }) => _type))].sort(),
  )
  expect(pictures).toContain('hero.wide')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await partsTooWide(page), `at ${width} px`).toEqual([])
  }
})

for (const width of [390, 1280]) {
  test(`axe finds nothing at ${width} px`, { tag: '@rare' }, async ({ page, context }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 900 })
    await openGallery(page, context)
    await expectNoAxeViolations(page, EXAMPLES_REPEAT)
  })
}
// Two looks of one section repeat landmarks, which a page does not.
const EXAMPLES_REPEAT = ['landmark-unique']

test('in forced colors, text differs from its background and every button has an edge', {
  tag: '@rare',
}, async ({ page, context }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openGallery(page, context)
  const invisible = await page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return /, 0\)$/.test(backgroundColor) ? groundOf(element.parentElement) : backgroundColor
    }
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim())
    return [...document.querySelectorAll('main *:not(svg *)')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => getComputedStyle(element).color === groundOf(element))
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(invisible).toEqual([])
  const edgeless = await page
    .locator('#controls :is(.button-primary, .button-secondary)')
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth) < 1)
        .map((button) => button.textContent),
    )
  expect(edgeless).toEqual([])
})

test.describe('focus is visible', () => {
  for (const forcedColors of ['none', 'active'] as const) {
    const tag = forcedColors === 'none' ? [] : ['@rare']
    test(`on every control, with forced colors ${forcedColors}`, { tag }, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
      await openGallery(page, context)
      await page.locator('#controls a').first().focus()
      // A date field has several tab stops; the last is the browser's own button.
      const rings = new Map<string, boolean>()
      for (;;) {
        await page.keyboard.press('Tab')
        const focused = await page.evaluate(() => {
          const { activeElement } = document
          if (!activeElement?.closest('#controls')) return undefined
          const style = getComputedStyle(activeElement)
          const hasRing =
            style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
          const name = activeElement.id || activeElement.textContent || activeElement.tagName
          return { name: name.trim(), hasRing }
        })
        if (!focused) break
        rings.set(focused.name, focused.hasRing || rings.get(focused.name) === true)
      }
      expect(rings.size).toBeGreaterThan(30)
      expect([...rings].filter(([, hasRing]) => !hasRing)).toEqual([])
    })
  }
})

test('nothing moves with reduced motion', async ({ page, context }) => {
  /** The animations and transitions that have started. */
  const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
  await page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    document.addEventListener('animationstart', ({ animationName }) => moved.push(animationName))
    document.addEventListener('transitionstart', ({ propertyName }) => moved.push(propertyName))
  })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openGallery(page, context)
  await expect.poll(moved).toContain('scroll-cue')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, PATH)
  await atRest(page)
  // The edge of a region that scrolls fades by how far it is scrolled; it does not move by itself.
  expect((await moved()).filter((name) => name !== 'scroll-cue')).toEqual([])
})
