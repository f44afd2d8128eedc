import { expect, type Page } from '@playwright/test'
import { test } from '../../support/site-test.ts'
import { untilChatKnown } from './at-rest.ts'
import { expectNoAxeViolations, open } from './on-page.ts'

const rows = (page: Page, unit: string) =>
  page
    .getByRole('table', { name: new RegExp(`^Cost a month at [\\d,]+ ${unit}$`) })
    .getByRole('row')

/** The card that stands out of the price list. */
const raised = (page: Page) => page.locator('[data-plan].on-night').getByRole('heading')

test('Oracle: type a volume, and see what each plan costs and which one fits', async ({ page }) => {
  const chunks: string[] = []
  await open(page, '/products/chainlantern-oracle')
  // The page's own last scripts would count as well.
  await untilChatKnown(page)
  page.on('request', (request) => chunks.push(request.url()))
  await expect(rows(page, 'API calls')).toHaveText([
    /^Starter\s*Includes 10,000: not enough$/,
    /^Professional The plan that fits\s*\$499$/,
    /^Enterprise\s*Contact sales$/,
  ])
  await expect(raised(page)).toHaveText('Professional')
  const volume = page.getByRole('textbox', { name: 'How many API calls a month?' })
  await volume.focus()
  await expect.poll(() => chunks.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(0)
  await volume.fill('100001')
  await expect(rows(page, 'API calls')).toHaveText([
    /^Starter\s*Includes 10,000: not enough$/,
    /^Professional\s*Includes 100,000: not enough$/,
    /^Enterprise The plan that fits\s*Contact sales$/,
  ])
  await expect(page.getByRole('status').filter({ hasText: 'fits 100,001' })).toHaveText(
    'Enterprise fits 100,001 API calls: Contact sales.',
  )
  await expect(raised(page)).toHaveText('Enterprise')
  await expect(volume).toHaveValue('100,001')
  // A digit in the middle: the caret stays behind it.
  await volume.press('End')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', '2', '3'])
    await volume.press(key)
  await expect(volume).toHaveValue('10,023,001')
  // Behind a comma, Backspace goes on to the digit.
  await volume.press('End')
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Backspace', 'Backspace'])
    await volume.press(key)
  await expect(volume).toHaveValue('1,002,001')
  await volume.clear()
  await volume.pressSequentially('1,5k')
  await expect(page.getByRole('status').filter({ hasText: 'fits 1,500' })).toBeVisible()
  await volume.fill('200k')
  await expect(page.getByRole('status').filter({ hasText: 'fits 200,000' })).toBeVisible()
  await volume.blur()
  await expect(volume).toHaveValue('200,000')
  // A keyboard that composes what is typed, as for Vietnamese.
  await volume.clear()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of ['1', '10', '100', '1000', '10000'])
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.insertText', { text: '10000' })
  await expect(volume).toHaveValue('10,000')
  await volume.fill('200k')
  await volume.blur()
  await volume.fill('0')
  await expect(volume).toHaveAttribute('aria-invalid', 'true')
  await expect(volume).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000,000.')
  // What was counted last stays, and says of which volume.
  await expect(page.getByRole('table', { name: 'Cost a month at 200,000 API calls' })).toBeVisible()
  await expect(raised(page)).toHaveText('Enterprise')
  await expectNoAxeViolations(page)
  await volume.clear()
  await expect(volume).toHaveAttribute('aria-invalid', 'true')
  await expect(rows(page, 'API calls')).toHaveCount(3)
  await expect(raised(page)).toHaveText('Enterprise')
})

test('Pricing: field and costs are on the first screen, and raise the cards below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/pricing')
  const title = page.getByRole('heading', { level: 1 })
  const volume = page.getByRole('textbox', { name: 'How many screenings a month?' })
  for (const part of [title, volume, ...(await rows(page, 'screenings').all())])
    await expect(part).toBeInViewport({ ratio: 1 })
  await volume.fill('20000')
  await expect(raised(page).first()).toHaveText('Basic')
})

test.describe('without its code', () => {
  test.use({ expectedErrors: /Failed to load resource/ })

  test('leaves the costs of the first volume, and counts when the code can be loaded', {
    tag: '@rare',
  }, async ({ page }) => {
    await open(page, '/products/chainlantern-oracle')
    await untilChatKnown(page)
    await page.route('**/*.js', (route) => route.abort())
    const volume = page.getByRole('textbox', { name: 'How many API calls a month?' })
    await volume.fill('50000')
    await expect(volume).toHaveAccessibleDescription(/cannot be counted now/)
    await expect(rows(page, 'API calls')).toHaveCount(3)
    await page.unroute('**/*.js')
    await volume.fill('50001')
    await expect(page.getByRole('table', { name: 'at 50,001 API calls' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the table at its first volume stays, without a field', async ({ page }) => {
    await page.goto('/products/chainlantern-oracle')
    await expect(rows(page, 'API calls')).toHaveCount(3)
    await expect(page.getByText('How many API calls a month?')).toBeHidden()
  })
})
