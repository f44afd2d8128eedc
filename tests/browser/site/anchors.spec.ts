import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest } from './at-rest.ts'
import { open } from './on-page.ts'

// Sections below the first ones are laid out late (styles/base.css), with other heights than their stand-ins.
const PLACE = '/company/trust#questions'

test.use({ viewport: { width: 390, height: 844 } })

/** How far below the top of the window the place is, when nothing moves anymore. */
async function topOfPlace(page: Page) {
  await atRest(page)
  return page.evaluate(() => document.getElementById('questions')?.getBoundingClientRect().top ?? 0)
}

async function expectPlace(page: Page) {
  await expect
    .poll(async () => {
      const first = await topOfPlace(page)
      const second = await topOfPlace(page)
      return first === second && Math.abs(first - 96) <= 4
    })
    .toBe(true)
}

test('an address with a place below leads there on the first visit', async ({ page }) => {
  await page.goto(PLACE)
  await expectPlace(page)
})

test('so does a link of another page', async ({ page }) => {
  await open(page, '/pricing')
  // As Next's link does; no text of the seed links to such a place.
  await page.evaluate((href) => Reflect.get(window, 'next').router.push(href), PLACE)
  await expect(page).toHaveURL(/#questions$/)
  await expectPlace(page)
})

test('so does a link of Next to a place of the same page', async ({ page }) => {
  await open(page, '/company/trust')
  // As an editor can set it; no text of the seed does.
  const home = page.getByRole('banner').getByRole('link', { name: 'Chainlantern' })
  await home.evaluate((link, href) => {
    link.addEventListener('click', (event) => {
      event.preventDefault()
      Reflect.get(window, 'next').router.push(href)
    })
    link.setAttribute('href', href)
  }, PLACE)
  await home.click()
  await expect(page).toHaveURL(/#questions$/)
  await expectPlace(page)
})
