import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'

const client = stackClient()

test.beforeEach(() =>
  client.createOrReplace({
    _id: 'drafts.page-of-sections',
    _type: 'page',
    title: 'A page of sections',
    sections: [{ _key: 'hero', _type: 'hero', title: 'The opening', look: 'picture' }],
  }),
)
test.afterEach(() => client.delete('drafts.page-of-sections'))

test('the menu of sections shows a picture of each, and a look is chosen by its picture', async ({
  page,
  studio,
}) => {
  await studio.edit('__edit__page-of-sections,type=page')
  await page.getByRole('button', { name: 'Add section…' }).last().click()
  const search = page.getByPlaceholder('Search').filter({ visible: true })
  await search.fill('faq')
  await expect(page.getByText(/^Questions and answers \(FAQ\)/)).toBeVisible()
  await search.fill('')
  const pictures = page.locator('img[src^="/static/sections/"]')
  await expect.poll(() => pictures.count()).toBeGreaterThan(20)
  // The Studio shows an icon if its policy or a broken file blocks an image.
  const areLoaded = () =>
    pictures.evaluateAll((images) =>
      images.every((image) => (image as HTMLImageElement).naturalWidth > 0),
    )
  await expect.poll(areLoaded).toBe(true)
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /Hero, picture$/ }).click()
  await expect(page.getByText(/^Opens a page:/)).toBeVisible()
  const looks = page.getByRole('radiogroup', { name: 'Look' })
  await expect(looks.getByRole('radio')).toHaveCount(6)
  const picture = looks.getByRole('radio', { name: 'Picture beside the text' })
  await expect(picture).toBeChecked()
  await picture.focus()
  await page.keyboard.press('ArrowDown')
  const wide = looks.getByRole('radio', { name: /^Wide: picture below the text/ })
  await expect(wide).toBeChecked()
  await expect(wide).toBeFocused()
  await expect
    .poll(async () => {
      const draft = await client.getDocument('drafts.page-of-sections')
      return draft?.sections?.[0].look
    })
    .toBe('wide')
})
