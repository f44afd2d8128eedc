import { restoreSeed } from '../../support/restore-seed.ts'
import { expect, test } from '../../support/studio-test.ts'

test.afterEach(() => restoreSeed('product-kyt'))

test('an earlier revision can be restored', { tag: '@rare' }, async ({ page, studio }) => {
  await studio.edit('product;product-kyt')
  for (const tagline of ['The first of two', 'The second of two']) {
    await studio.field('Tagline').fill(tagline)
    await studio.publish()
  }
  await page.getByTestId('pane-context-menu-button').last().click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page
    .getByRole('option', { name: /Published/ })
    .nth(1)
    .getByRole('button')
    .first()
    .click()
  await expect(studio.field('Tagline')).toHaveValue('The first of two')
  await page.getByRole('button', { name: 'Revert to revision' }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('button', { name: 'Revert to revision' })).toHaveCount(0)
  await studio.edit('product;product-kyt')
  await expect(studio.field('Tagline')).toHaveValue('The first of two')
  await expect(studio.publishButton).toBeEnabled()
})
