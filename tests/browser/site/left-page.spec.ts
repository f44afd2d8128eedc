import { expect } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { open } from './on-page.ts'

test.use({ viewport: { width: 390, height: 844 } })

const VICTIMS = '/resources/for-victims'

test('what a page changes around it ends when it is left', async ({ page }) => {
  const header = page.getByRole('banner')
  const home = header.getByRole('link', { name: 'Chainlantern' })
  const bar = page
    .locator('main .sticky')
    .getByRole('link', { name: 'Where to Report', exact: true })
  await open(page, VICTIMS)
  await expect(bar).toBeInViewport()
  await expect(header).toHaveCSS('position', 'relative')
  await expect(
    page.getByRole('link', { name: 'Where to Report', exact: true }).filter({ visible: true }),
  ).toHaveCount(1)

  await home.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('link', { name: 'Start Free Investigation' })).toBeInViewport()
  await expect(header).toHaveCSS('position', 'sticky')
  await page.goBack()
  await expect(bar).toBeInViewport()
  await expect(header).toHaveCSS('position', 'relative')

  const newsletter = page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' })
  await open(page, '/resources/blog')
  await expect(newsletter).toBeHidden()
  // From one page with a box of its own to another.
  await page.evaluate(() => Reflect.get(window, 'next').router.push('/company/news'))
  await expect(page).toHaveURL('/company/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(newsletter).toBeHidden()
  await home.click()
  await expect(page).toHaveURL('/')
  await expect(newsletter).toBeVisible()
})

test('a new page begins at its top, without a way through its sections', async ({ page }) => {
  await page.addInitScript(() => {
    const { scrollIntoView } = Element.prototype
    Element.prototype.scrollIntoView = function (...how) {
      document.documentElement.dataset.scrolledTo = this.tagName
      scrollIntoView.apply(this, how)
    }
  })
  await open(page, '/')
  const link = page.getByRole('main').getByRole('link', { name: /^KYT/ })
  await link.click()
  await expect(page).toHaveURL('/products/kyt')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
  expect(await page.evaluate(() => [scrollY, document.documentElement.dataset.scrolledTo])).toEqual(
    [0, undefined],
  )
})
