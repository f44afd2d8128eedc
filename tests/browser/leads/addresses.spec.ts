import { expect } from '@playwright/test'
import { test } from './bot-test.ts'
import { dialogOf, openDialog } from './dialog-page.ts'

test('addresses are mended before the browser checks them', async ({ page, bot }) => {
  const media = dialogOf('Media Inquiry')
  const dialog = await openDialog(page, media)
  await media.fill(dialog, bot.mark)
  await dialog.getByLabel('Email').fill('\u200bmailto:ada@example.org ')
  await dialog.getByLabel('Website').fill('www.example.org/ada')
  // Enter sends the form, as the button does.
  await dialog.getByLabel('Website').press('Enter')
  await expect(dialog.getByRole('heading', { name: media.success })).toBeVisible()
  await expect.poll(() => bot.messages()).toHaveLength(1)
  expect(bot.messages()[0]).toContain('Email: ada@example.org\n')
  expect(bot.messages()[0]).toContain('Website: https://www.example.org/ada\n')
})
