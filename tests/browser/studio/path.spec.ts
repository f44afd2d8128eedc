import { removeTitled } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const title = `Beacon ${process.pid}`

/** Adds a section through the API; the section menu has its own tests. */
async function addHero() {
  const hero = { _type: 'hero', _key: 'hero', title: 'Beacon finds the way' }
  await stackClient()
    .patch({ query: '*[title == $title]', params: { title } })
    .set({ sections: [hero] })
    .commit()
}

test.afterEach(() => removeTitled(title))

test('a product cannot be published at a path that is already in use', async ({
  page,
  request,
  studio,
}) => {
  await studio.open('product')
  await page.getByRole('button', { name: 'Create new document' }).click()
  await page.getByRole('link', { name: 'Product', exact: true }).last().click()

  await studio.field('Title').fill(title)
  await page.getByRole('button', { name: 'Generate' }).click()
  await expect(studio.field('Path')).toHaveValue(`/products/beacon-${process.pid}`)
  await studio.field('Category').fill('A category')
  await studio.field('Tagline').fill('A tagline')
  await studio.field('Summary').fill('A summary.')
  await expect(studio.message('Add a hero')).toBeVisible()
  await expect(studio.publishButton).toBeDisabled()
  await addHero()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(studio.publishButton).toBeEnabled()

  await studio.field('Path').fill('/products/reactor')
  await expect(
    studio.message('“Reactor” already has the path /products/reactor. Choose another one.'),
  ).toBeVisible()
  await expect(studio.publishButton).toBeDisabled()

  const path = `/products/test-${process.pid}`
  await studio.field('Path').fill(path)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await studio.publish()
  const site = testUrls().site
  await expect(async () => {
    const response = await request.get(`${site}${path}`)
    expect(response.status()).toBe(200)
    expect(await response.text()).toContain(title)
  }).toPass()
})
