import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './bot-test.ts'
import { dialogs, openDialog, support } from './dialog-page.ts'

async function axeFindings(page: Page): Promise<string[]> {
  // Colours are judged at rest.
  await page.waitForTimeout(400)
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

const sizes = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
]

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })
    // axe reads the whole page behind, again and again.
    test.slow()

    for (const which of dialogs) {
      test(`${which.title}: a visitor opens, errs, corrects, sends and is thanked`, async ({
        page,
        bot,
      }) => {
        const dialog = await openDialog(page, which)
        const box = await dialog.boundingBox()
        expect(box?.width).toBe(Math.min(which.width, viewport.width))
        if (viewport.width < 640) expect(box?.height).toBe(viewport.height)
        expect(await axeFindings(page)).toEqual([])

        await dialog.getByRole('button', { name: which.submit }).click()
        const first = dialog.locator('[aria-invalid=true]').first()
        await expect(first).toBeFocused()
        await expect(first).toHaveAccessibleDescription(/fill out|required/)
        expect(await axeFindings(page)).toEqual([])

        await which.fill(dialog, bot.mark)
        await expect(dialog.locator('[aria-invalid=true]')).toHaveCount(0)
        await dialog.getByRole('button', { name: which.submit }).click()
        await expect(dialog.getByRole('heading', { name: which.success })).toBeFocused()
        await expect(dialog.getByRole('status')).toContainText(which.success)
        await expect(dialog).toBeHidden()

        await expect.poll(() => bot.messages().length).toBe(1)
        expect(bot.messages()[0]).toMatch(new RegExp(`^New ${which.formType} Submission\n`))
        expect(bot.refusals).toEqual([])
      })
    }
  })
}

for (const viewport of sizes) {
  test.describe(`success at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('is accessible', async ({ page, bot }) => {
      // The view closes by itself sooner than axe can look at it on a busy machine.
      await page.addInitScript(() => {
        const { setTimeout } = window
        window.setTimeout = ((task: () => void, ms?: number) =>
          setTimeout(task, ms === 2000 ? 30_000 : ms)) as typeof window.setTimeout
      })
      const dialog = await openDialog(page, support)
      await support.fill(dialog, bot.mark)
      await dialog.getByRole('button', { name: support.submit }).click()
      await expect(dialog.getByRole('heading', { name: support.success })).toBeFocused()
      expect(await axeFindings(page)).toEqual([])
      await expect(dialog).toBeVisible()
      await dialog.getByText('Close', { exact: true }).click()
      await expect(dialog).toBeHidden()
    })
  })
}

test('the support dialog shows its response times', async ({ page }) => {
  const dialog = await openDialog(page, support)
  const rows = await dialog
    .getByRole('table', { name: 'Response times' })
    .getByRole('row')
    .allInnerTexts()
  expect(rows.slice(1).map((row) => row.replace(/\s+/g, ' '))).toEqual([
    'Urgent 1 hour (24/7 for Enterprise)',
    'High 4 hours (business hours)',
    'Medium 24 hours',
    'Low 48 hours',
  ])
})

test('the required marks are the browser’s own', async ({ page }) => {
  const dialog = await openDialog(page, support)
  const required = await dialog
    .locator('form :required')
    .evaluateAll((controls) => controls.map((control) => (control as HTMLInputElement).name))
  expect(required).toEqual([
    'firstName',
    'lastName',
    'email',
    'priority',
    'category',
    'subject',
    'description',
    'terms',
  ])
  await expect(dialog.getByLabel('Email')).toHaveAttribute('type', 'email')
})
