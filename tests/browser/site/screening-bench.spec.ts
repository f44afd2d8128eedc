import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilChatKnown, untilQuiet } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const SCREENING = '/products/chainlantern-screening'

const part = (page: Page) => page.locator('main [data-part=screening-bench]')
const slider = (page: Page, name: string) => part(page).getByRole('slider', { name })
const chip = (page: Page, name: string) => part(page).getByRole('radio', { name })
const count = (page: Page, verdict: string) => part(page).locator(`[data-count=${verdict}]`)
const verdict = (page: Page) => part(page).locator('[data-verdict]')
const scripts = async (page: Page) =>
  (await page.requests()).filter((request) => request.resourceType() === 'script').length

test('verdict, answer and counts follow the address and the thresholds', async ({ page }) => {
  await open(page, SCREENING)
  // The page's own last scripts would count as well.
  await untilChatKnown(page)
  const before = await scripts(page)
  await expect(verdict(page)).toHaveText('BLOCKED')
  await chip(page, 'Mixer').click()
  await expect(verdict(page)).toHaveText('REVIEW')
  expect(await scripts(page)).toBeGreaterThan(before)
  await expect(part(page).locator('pre')).toContainText('"risk_score": 64')
  await slider(page, 'BLOCKED').press('Home')
  // Each slider pushes the other one, which stays 5 apart.
  await expect(slider(page, 'REVIEW')).toHaveValue('0')
  await expect(slider(page, 'BLOCKED')).toHaveValue('5')
  await slider(page, 'REVIEW').press('End')
  await expect(slider(page, 'REVIEW')).toHaveValue('95')
  await expect(slider(page, 'BLOCKED')).toHaveValue('100')
  await expect(verdict(page)).toHaveText('PASSED')
  await slider(page, 'BLOCKED').fill('55')
  await expect(slider(page, 'REVIEW')).toHaveValue('50')
  await expect(verdict(page)).toHaveText('BLOCKED')
  await expect(count(page, 'BLOCKED')).toHaveText('108')
  await expect(count(page, 'REVIEW')).toHaveText('41')
  await expect(part(page).locator('[data-told]')).toHaveText(/108 blocked, 41 in review/)
  await slider(page, 'REVIEW').press('Home')
  await expect(count(page, 'REVIEW')).toHaveText('18,312')
  await chip(page, 'Mixer').press('ArrowRight')
  await expect(chip(page, 'Clean')).toBeChecked()
  await expect(verdict(page)).toHaveText('REVIEW')
  await expectNoAxeViolations(page)
})

test('the field answers for samples, and says that it knows no others', async ({ page }) => {
  await open(page, SCREENING)
  // The page's own last scripts are no answer to what is typed.
  await untilChatKnown(page)
  const field = part(page).getByRole('combobox')
  await field.fill(' 0X3AC7…E05D ')
  await expect(part(page).locator('[data-score]')).toHaveText('58')
  await expect(part(page).getByRole('radio', { checked: true })).toHaveCount(0)
  await untilQuiet(page)
  const sent = (await page.requests()).length
  await field.fill('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
  await expect(field).toHaveAccessibleDescription(/cannot judge it/)
  // Nothing of the sample before stands beside what was typed.
  await expect(verdict(page)).toHaveText('NO RESULT')
  await expect(part(page).locator('[data-score]')).toHaveText('–')
  await expect(part(page)).not.toContainText('0x3ac7…e05d')
  await expect(part(page)).not.toContainText('risk_score')
  await expectNoAxeViolations(page)
  expect(await page.requests()).toHaveLength(sent)
  // An emptied field leaves the chip of the beginning.
  await field.fill('')
  await expect(verdict(page)).toHaveText('BLOCKED')
  await field.fill('unknown')
  await chip(page, 'Clean').click()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAccessibleDescription(/^Such as 0x3ac7…e05d/)
  await expect(verdict(page)).toHaveText('PASSED')
  // Also the chip that is chosen already.
  await field.fill('unknown')
  await chip(page, 'Clean').click()
  await expect(field).toHaveValue('')
  await expect(field).toHaveAccessibleDescription(/^Such as 0x3ac7…e05d/)
  await expectNoAxeViolations(page)
})

for (const width of [390, 1280]) {
  test(`nothing moves at ${width} px when the answer changes, and its ground has the verdict’s color`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, SCREENING)
    const places = () =>
      part(page).evaluate((element) => {
        const { top, height } = element.getBoundingClientRect()
        const parts = element.querySelectorAll('[data-threshold], svg, [data-count]')
        return [height, ...[...parts].map((each) => each.getBoundingClientRect().top - top)]
      })
    const ground = () =>
      part(page)
        .getByRole('img')
        .evaluate((svg) => getComputedStyle(svg.parentElement ?? svg).backgroundColor)
    const before = await places()
    const grounds = [await ground()]
    for (const [name, score] of [
      ['Sanctioned', '96'],
      ['Mixer', '64'],
      ['Clean', '11'],
    ] as const) {
      await chip(page, name).click()
      await expect(part(page).locator('[data-score]')).toHaveText(score)
      expect(await places(), name).toEqual(before)
      grounds.push(await ground())
    }
    // Blocked both at first and now, then in review, then passed.
    expect(new Set(grounds).size).toBe(3)
    await part(page).getByRole('combobox').fill('1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa')
    await expect(part(page).locator('[data-unknown]')).not.toBeEmpty()
    expect(await places(), 'unknown').toEqual(before)
  })
}

test('an address on a sanctions list is blocked at any threshold', async ({ page }) => {
  await open(page, SCREENING)
  await chip(page, 'Sanctioned').click()
  for (const name of ['BLOCKED', 'REVIEW']) await slider(page, name).press('End')
  await expect(verdict(page)).toHaveText('BLOCKED')
  await expect(part(page)).toContainText('On a sanctions list')
  await expect(count(page, 'BLOCKED')).toHaveText('3')
  await expect(part(page)).toContainText('Of the blocked, 3 are on a sanctions list')
  // The highest scores, of which two are listed.
  await expect(count(page, 'REVIEW')).toHaveText('8')
  await expect(count(page, 'PASSED')).toHaveText('18,409')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a picture with its text and no control', async ({ page }) => {
    await page.goto(SCREENING)
    await expect(part(page).getByRole('img')).toHaveAccessibleName(/pointer at the score/)
    await expect(count(page, 'BLOCKED')).toHaveText('37')
    await expect(part(page).locator('input').filter({ visible: true })).toHaveCount(0)
  })
})
