import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { newVisitor } from '../../support/decided-visitor.ts'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

// A visitor who has not decided about cookies sees the banner.
test.use({ storageState: newVisitor })

/** The text of the page as it is printed. */
async function printed(page: Page, path: string, file: string): Promise<string> {
  await open(page, path)
  await page.getByRole('region', { name: 'Optional cookies are off' }).waitFor()
  return printedNow(page, file)
}

async function printedNow(page: Page, file: string): Promise<string> {
  writeFileSync(file, await page.pdf({ preferCSSPageSize: true }))
  return execFileSync('pdftotext', ['-layout', file, '-']).toString()
}

test('a printed page has its text with closed answers, page numbers, and nothing to press', async ({
  page,
}, info) => {
  const product = await printed(page, '/products/reactor', info.outputPath('product.pdf'))
  expect(product).toContain('We never present a link through a mixer as an ordinary payment')
  // What a figure counts, by its number.
  expect(product).toMatch(/500M\+\s*1\b/)
  expect(product).toMatch(/^ *1 Addresses attributed to a service/m)
  expect(product).not.toMatch(/Accept all|Skip to content|Case notes by email/)
  const legal = await printed(page, '/legal/privacy-policy', info.outputPath('legal.pdf'))
  const sheets = legal.split('\f').filter((sheet) => sheet.trim())
  expect(sheets.length).toBeGreaterThan(1)
  for (const sheet of sheets) expect(sheet).toMatch(/Privacy Policy +Last updated October 1, 2025/)
  expect(legal).toMatch(/\b2 ?\/ ?\d+\b/)
  expect(legal).not.toContain('Accept all')
})

test('the home page has the case at its end, whatever was shown, and a number for each figure', async ({
  page,
}, info) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  const time = page.getByRole('slider', { name: /Time/ })
  await time.press('Home')
  await expect(time).toHaveAttribute('aria-valuetext', '09:08')
  const text = await printedNow(page, info.outputPath('home.pdf'))
  expect(text).toMatch(/At an exchange +96\.12/)
  expect(text).toMatch(/\$2M\+ *1\s+5K\+ *2\s+20\+ *3/)
})

test('the first sheet begins with the title', { tag: '@rare' }, async ({ page }, info) => {
  for (const path of [
    '/',
    '/products/reactor',
    '/resources/crypto-crime-report',
    '/company/contact',
  ]) {
    const [sheet = ''] = (await printed(page, path, info.outputPath('page.pdf'))).split('\f')
    const title = (await page.locator('h1').innerText()).trim().split(/\s+/).slice(0, 2)
    expect(sheet, path).toMatch(new RegExp(title.join('\\s+')))
  }
})

test('what is printed can be read without backgrounds', { tag: '@rare' }, async ({ page }) => {
  const light = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.flatMap((element) => {
        const own = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        )
        if (!own || element.closest('svg') || !element.checkVisibility()) return []
        const { color, printColorAdjust } = getComputedStyle(element)
        const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? []
        return printColorAdjust !== 'exact' && red + green + blue > 450
          ? [element.outerHTML.slice(0, 200)]
          : []
      }),
    )
  for (const path of ['/', '/products/kyt']) {
    await open(page, path)
    await page.emulateMedia({ media: 'print' })
    // Colors of buttons change by a transition.
    await expect.poll(light, path).toEqual([])
    await page.emulateMedia({ media: 'screen' })
  }
})
