import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilChatKnown } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const SCREENING = '/products/chainlantern-screening'

const part = (page: Page) => page.locator('main [data-part=screening-bench]')
const slider = (page: Page, name: string) => part(page).getByRole('slider', { name })
const count = (page: Page, verdict: string) => part(page).locator(`[data-count=${verdict}]`)
const verdict = (page: Page) => part(page).locator('[data-verdict]')
const scripts = async (page: Page) =>
  (await page.requests()).filter((request) => request.resourceType() === 'script').length

for (const path of [SCREENING, '/products/kyt']) {
  const tag = path === SCREENING ? [] : ['@rare']
  test(`${path}: verdict, answer and counts follow the address and the thresholds`, {
    tag,
  }, async ({ page }) => {
    await open(page, path)
    // The page's own last scripts would count as well.
    await untilChatKnown(page)
    const before = await scripts(page)
    await expect(verdict(page)).toHaveText('BLOCKED')
    await part(page).getByRole('radio', { name: /TBx4/ }).click()
    await expect(verdict(page)).toHaveText('REVIEW')
    expect(await scripts(page)).toBeGreaterThan(before)
    await expect(part(page).locator('pre')).toContainText('"risk_score": 64')
    await slider(page, 'Block from').press('Home')
    // Block stops at review.
    await expect(slider(page, 'Block from')).toHaveValue('50')
    await expect(verdict(page)).toHaveText('BLOCKED')
    await expect(count(page, 'BLOCKED')).toHaveText('149')
    await expect(count(page, 'REVIEW')).toHaveText('0')
    await expect(part(page).locator('[data-told]')).toHaveText(/149 blocked, 0 in review/)
    await slider(page, 'Review from').press('Home')
    await expect(count(page, 'REVIEW')).toHaveText('18,271')
    await part(page).getByRole('radio', { name: /bc1q7/ }).click()
    await expect(verdict(page)).toHaveText('REVIEW')
    await expectNoAxeViolations(page)
  })
}

test('an address on a sanctions list is blocked at any threshold', async ({ page }) => {
  await open(page, SCREENING)
  await part(page)
    .getByRole('radio', { name: /0xd8e2/ })
    .click()
  for (const name of ['Block from', 'Review from']) await slider(page, name).press('End')
  await expect(verdict(page)).toHaveText('BLOCKED')
  await expect(part(page)).toContainText('On a sanctions list')
  await expect(count(page, 'BLOCKED')).toHaveText('9')
  await expect(part(page)).toContainText('Of the blocked, 9 are on a sanctions list')
  await expect(count(page, 'Passed')).toHaveText('18,411')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a picture with its text and no control', async ({ page }) => {
    await page.goto(SCREENING)
    await expect(part(page).getByRole('img')).toHaveAccessibleName(/pointer stands at 87/)
    await expect(count(page, 'BLOCKED')).toHaveText('37')
    await expect(part(page).locator('input').filter({ visible: true })).toHaveCount(0)
  })
})
