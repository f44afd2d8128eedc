import { expect, test } from '../../support/studio-test.ts'

test('the home page keeps its path, and can be neither duplicated nor deleted', {
  tag: '@rare',
}, async ({ page, studio }) => {
  await studio.edit('page;page-home')
  await expect(studio.field('Path')).toHaveValue('/')
  await expect(studio.field('Path')).not.toBeEditable()
  await expect(page.getByText('The path of the home page is fixed.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open document actions' })).toHaveCount(0)
})
