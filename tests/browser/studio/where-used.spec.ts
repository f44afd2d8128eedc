import { countingHops as first } from '../../../scripts/seed/documents/articles/blog/counting-hops.ts'
import { examiner as second } from '../../../scripts/seed/documents/articles/blog/examiner.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const { site, studio } = testUrls()
const category = `category-${process.pid}`
const title = `Sanctions ${process.pid}`

test.afterEach(async () => {
  await restoreSeed(first._id, second._id)
  await client.delete(category)
})

test('a section type is found, and the category of two articles changes at once', async ({
  page,
  request,
}) => {
  await client.create({
    _id: category,
    _type: 'articleCategory',
    title,
    slug: { _type: 'slug', current: `sanctions-${process.pid}` },
    area: 'blog',
    order: 99,
  })
  await page.goto(`${studio}/where-used`)
  await page.getByLabel('Which one').selectOption({ label: 'Chart' })
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(
    /^Used in \d+ documents, shown on \d+ pages$/,
  )
  const table = page.getByRole('table', { name: 'Documents' })
  await expect(table.getByRole('link', { name: 'Sections › Chart' }).first()).toBeVisible()

  await page.getByLabel('Look for').selectOption({ label: 'Article category' })
  await page.getByRole('combobox', { name: 'Which one' }).fill('complia')
  await page.getByRole('option', { name: /^Compliance/ }).click()
  await page.getByRole('checkbox', { name: `Choose ${first.title}` }).check()
  await page.getByRole('checkbox', { name: `Choose ${second.title}` }).check()
  const opener = page.getByRole('button', { name: 'Change a field …' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Change 2 documents' })
  await dialog.getByRole('combobox', { name: 'Becomes' }).fill('Sanctions')
  await page.getByRole('option', { name: title }).click()
  await expect(dialog).toContainText('2 documents will change on the site at once.')
  await expect(dialog.getByRole('status').first()).toHaveText('2 of 2 documents can be changed.')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  await dialog.getByRole('combobox', { name: 'Becomes' }).fill('Sanctions')
  await page.getByRole('option', { name: title }).click()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/data/mutate/**', async (route) => {
    await isAnswered
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Change 2' }).click()
  // What is sent cannot be called back.
  await page.keyboard.press('Escape')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  answer()
  await expect(dialog).toHaveCount(0)

  await expect(table.getByRole('link', { name: first.title })).toHaveCount(0)
  const isShown = async ({ path }: typeof first) =>
    (await (await request.get(site + path.current)).text()).includes(title)
  await expect.poll(() => isShown(first)).toBe(true)
  await expect.poll(() => isShown(second)).toBe(true)
  // What was chosen has left the list, so its buttons are disabled.
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results).toBeFocused()
})
