import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'
import { written } from '../../support/written.ts'

const client = stackClient()
const { site } = testUrls()

/** Replaces the example texts of the new page, as an editor would one by one. */
async function writeWords() {
  const query =
    '*[_id in path("drafts.**") && path.current == "/campaign"][0]{ _id, sections, seo }'
  const { _id, ...content } = await client.fetch(query, {}, { perspective: 'raw' })
  await client.patch(_id).set(written(content)).commit()
}

test.afterEach(() => client.delete({ query: '*[path.current == "/campaign"]' }))

test('a landing page from a template: two clicks, publish, visible', async ({
  page,
  request,
  studio,
}) => {
  expect((await request.get(`${site}/campaign`)).status()).toBe(404)
  await studio.open()
  await page.getByRole('button', { name: 'Create new document' }).click()
  await page.getByRole('link', { name: 'Campaign page', exact: true }).click()

  await expect(studio.field('Path')).toHaveValue('/campaign')
  await expect(page).toHaveURL(/\/structure\/page;/)
  // The first edit stores the draft. Example texts cannot be published.
  await studio.field('Title').fill('CAMPAIGN PAGE')
  await expect(studio.message('“CAMPAIGN PAGE” is an example.')).toBeVisible()
  await expect(studio.publishButton).toBeDisabled()
  await studio.field('Title').fill('Trace before noon')
  await expect(studio.message('“CAMPAIGN PAGE” is an example.')).toHaveCount(0)
  await expect(writeWords).toPass()
  await studio.publish()
  await expect(async () => {
    const response = await request.get(`${site}/campaign`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain('What an editor wrote')
  }).toPass()

  const figures = page.getByText('Band of figures (numbers)')
  // The Studio can open this menu out of sight while its pane still scrolls; whoever sees none presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Add section…' }).last().click()
    await expect(figures).toBeVisible({ timeout: 3000 })
  }).toPass()
  await figures.click()
  await expect(page.getByRole('dialog').getByText('In figures').first()).toBeVisible()
  await expect(studio.message(/^✕ “Example figures: .* is an example\./)).toBeVisible()
  await expect(studio.publishButton).toBeDisabled()
})
