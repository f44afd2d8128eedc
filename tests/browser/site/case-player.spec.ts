import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { atRest, untilChatKnown } from './at-rest.ts'
import { expectNoAxeViolations, open, partsTooWide } from './on-page.ts'

const REACTOR = '/products/reactor'

const part = (page: Page) => page.locator('main [data-part=case-player]')
const time = (page: Page) => part(page).getByRole('slider')
const line = (page: Page, name: string) => part(page).locator(`[data-text=${name}]`)
const scripts = async (page: Page) =>
  (await page.requests()).filter((request) => request.resourceType() === 'script').length

test('it runs by itself once when it is seen, and the panel follows the money', async ({
  page,
}) => {
  await open(page, '/')
  await expect(line(page, 'clock')).toHaveText('09:12')
  await expect(line(page, 'node')).toHaveText('0x7a41…c21e')
  await expect(line(page, 'moving')).toHaveText('412.80')
  await expect(line(page, 'sum')).toHaveText('412.80')
  await expect(part(page).getByText('316.40 ETH unmoved')).toHaveCSS('opacity', '0')
  // Nobody has asked for it: nothing is read out.
  await expect(part(page).getByRole('status').first()).toHaveAttribute('aria-live', 'off')
  await part(page).getByRole('button', { name: 'Pause' }).click()
  await part(page)
    .getByRole('radio', { name: /29 addresses/ })
    .click()
  await expect(line(page, 'held')).toHaveText(/^Not reached yet at 09:/)
  await expect(line(page, 'source')).toBeHidden()
  await time(page).press('End')
  await expect(part(page)).toContainText('Holds 316.40 of the 412.80 ETH at 09:53')
  // Not again on another page of the visit.
  await page.getByRole('link', { name: 'Reactor' }).filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/reactor$/)
  await time(page).focus()
  await expect(part(page).getByRole('radio', { checked: true })).toHaveAccessibleName(/Exchange/)
  await expect(part(page).getByRole('button', { name: 'Play from 09:08' })).toBeVisible()
})

test('with reduced motion it waits for a press; Play, time and sum are in the first screen', async ({
  context,
}) => {
  const visits = ['/', REACTOR].map(async (path) => {
    const page = await context.newPage()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, path)
    await untilChatKnown(page)
    return page
  })
  for (const page of await Promise.all(visits)) {
    await expect(line(page, 'clock')).toHaveText('09:53')
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      const play = part(page).getByRole('button', { name: 'Play from 09:08' })
      for (const each of [play, time(page), line(page, 'sum')])
        await expect(each).toBeInViewport({ ratio: 1 })
    }
  }
})

test('Watch Demo plays the case in captions, with the email field after it', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('button', { name: 'Watch Demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Watch the Demo' })
  const film = dialog.getByRole('region', { name: 'Case 2041 in captions' })
  await expect(film.getByRole('button', { name: 'Pause' })).toBeFocused()
  const behind = await part(page).locator('[data-text=clock]').innerText()
  await expect(film).toContainText('2 of 8', { timeout: 4000 })
  await film.getByRole('button', { name: 'Pause' }).click()
  await film.getByRole('button', { name: 'Next' }).click()
  await expect(film).toContainText('3 of 8')
  await page.keyboard.press('ArrowLeft')
  await expect(film).toContainText('The wallet is emptied')
  await page.keyboard.press('Tab')
  await expect(dialog.getByLabel('Email')).toBeFocused()
  // The hero waits behind the dialog.
  await expect(part(page).locator('[data-text=clock]')).toHaveText(behind)
  await expectNoAxeViolations(page)
})

test('the code is loaded with the first touch, and each minute adds up', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, REACTOR)
  // The page's own last scripts would count as well.
  await untilChatKnown(page)
  const before = await scripts(page)
  await time(page).focus()
  await expect.poll(() => scripts(page)).toBeGreaterThan(before)
  for (const [key, minute, deposited, unmoved] of [
    ['Home', '09:08', '0.00', '0.00'],
    ['PageUp', undefined, '0.00', undefined],
    ['End', '09:53', '96.12', '316.40'],
  ] as const) {
    await page.keyboard.press(key)
    if (minute) await expect(time(page)).toHaveAttribute('aria-valuetext', minute)
    await expect(line(page, 'deposited')).toHaveText(deposited)
    if (unmoved) await expect(line(page, 'unmoved')).toHaveText(unmoved)
    await expect(part(page).locator('[data-text=sum]')).toHaveText('412.80')
  }
  await page.keyboard.press('Home')
  await expect(part(page).getByRole('status').first()).toHaveText(/^An unknown device/)
  await expectNoAxeViolations(page)
})

test('a node tells its source and confidence, by pointer and by Enter', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, REACTOR)
  const mixed = part(page).getByRole('radio', { name: /0xc85f/ })
  await mixed.click()
  await expect(part(page)).toContainText('Strong')
  await expect(part(page)).toContainText('Holds 0.00 of the 412.80 ETH at 09:53')
  await page.keyboard.press('ArrowLeft')
  await expect(part(page)).toContainText('12 deposits into a contract')
  await part(page)
    .getByRole('radio', { name: /29 addresses/ })
    .press('Enter')
  await expect(part(page)).toContainText('Holds 316.40 of the 412.80 ETH at 09:53')
})

test('it plays to its end after a press, which the first press may load, and stops at the next', {
  tag: '@rare',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, REACTOR)
  await expect(part(page)).toContainText('The end:')
  await part(page).getByRole('button', { name: 'Play from 09:08' }).click()
  await expect(part(page)).toContainText('The wallet is emptied')
  await part(page).getByRole('button', { name: 'Pause' }).click()
  await expect(line(page, 'moving')).toHaveText('412.80')
  await part(page).getByRole('button', { name: 'Play', exact: true }).click()
  await expect(line(page, 'deposited')).toHaveText('96.12')
  await expect(part(page).getByRole('button', { name: 'Play from 09:08' })).toBeVisible()
})

test('Start Interactive Demo leads to the case, which starts, but not with reduced motion', async ({
  page,
}) => {
  await open(page, '/resources/product-demos')
  await page.getByRole('link', { name: 'Start Interactive Demo' }).first().click()
  await expect(page).toHaveURL(/\/products\/reactor#case-2041$/)
  await expect(line(page, 'clock')).toHaveText('09:08')
  await expect(part(page).getByRole('button', { name: 'Pause' })).toBeInViewport({ ratio: 1 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await atRest(page)
  await expect(line(page, 'clock')).toHaveText('09:53')
})

test.describe('without a network', () => {
  test.use({ expectedErrors: /./, reducedMotion: 'reduce' })

  test('the picture stays, the controls go back, and a message says why', async ({
    page,
    context,
  }) => {
    await open(page, REACTOR)
    await atRest(page)
    await context.setOffline(true)
    await time(page).press('Home')
    await expect(part(page)).toContainText('Check your connection')
    await expect(time(page)).toHaveValue('53')
    await context.setOffline(false)
    await time(page).press('Home')
    await expect(line(page, 'safe')).toHaveText('412.80')
    await expect(part(page)).not.toContainText('Check your connection')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('it is a picture with its text and no control', async ({ page }) => {
    await page.goto(REACTOR)
    await expect(part(page).getByRole('img')).toHaveAccessibleName(/412\.80 ETH.*316\.40 ETH/)
    await expect(line(page, 'unmoved')).toHaveText('316.40')
    await expect(part(page).locator('input, button').filter({ visible: true })).toHaveCount(0)
  })
})

test.describe('on the narrowest phone, with forced colors', () => {
  test.use({ viewport: { width: 320, height: 700 }, forcedColors: 'active' })

  test('nothing is wider than the window, and it works by touch', { tag: '@rare' }, async ({
    page,
  }) => {
    await open(page, REACTOR)
    await part(page)
      .getByRole('radio', { name: /Bridge/ })
      .click()
    await expect(part(page)).toContainText('the same message ID')
    expect(await partsTooWide(page)).toEqual([])
    // axe computes contrast without the forced colors.
    await expectNoAxeViolations(page, ['color-contrast'])
  })
})
