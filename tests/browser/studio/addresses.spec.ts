import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const { site } = testUrls()
const name = `lantern-${process.pid}`
const product = `product-${name}`
const [oldPath, newPath] = [`/products/${name}`, `/products/${name}-two`]

test.beforeAll(async () => {
  await client.create({
    _id: product,
    _type: 'product',
    title: 'Lantern',
    path: { _type: 'slug', current: oldPath },
    category: 'Software',
    tagline: 'A tagline',
    summary: 'A summary.',
    order: 100,
    sections: [{ _type: 'hero', _key: 'hero', title: 'Lantern', text: 'A text.' }],
  })
})

test.afterAll(async () => {
  const params = { paths: [oldPath, newPath], ids: [product, `drafts.${product}`] }
  await client.delete({ query: '*[_type == "redirect" && from in $paths]', params })
  await client.delete({ query: '*[_id in $ids]', params })
})

test('a renamed page is found at its old path, and sends its visitors on when it is unpublished', async ({
  page,
  request,
  studio,
}) => {
  const redirected = async (path: string) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await test.step('rename', async () => {
    await studio.edit(`product;${product}`)
    await studio.field('Path').fill('')
    await studio.field('Path').pressSequentially(newPath)
    await expect(page.getByRole('note')).toContainText(
      `Visitors know this page as ${oldPath}. Once this is published, that path redirects here.`,
    )
    await expect(studio.status).toContainText(/Saved|Edited/)
    await studio.publish()
    await expect.poll(() => redirected(oldPath)).toEqual([308, newPath])
    expect(await client.getDocument(product)).toMatchObject({ earlierPaths: [oldPath] })
  })

  await test.step('send visitors to another page, and unpublish', async () => {
    await studio.choose('Send visitors to…')
    const dialog = page.getByRole('dialog', { name: 'Send visitors to another page' })
    await expect(dialog).toContainText(`${newPath} or ${oldPath}`)
    await dialog.getByRole('combobox', { name: 'Page' }).fill('/products/rea')
    await page
      .getByTestId('document-panel-portal')
      .getByRole('option', { name: /^Reactor/ })
      .click()
    await dialog.getByRole('button', { name: 'Send visitors there' }).click()
    await expect(dialog).toHaveCount(0)
    expect(await redirected(newPath)).toEqual([200, undefined])

    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await expect.poll(() => redirected(newPath)).toEqual([308, '/products/reactor'])
    await expect.poll(() => redirected(oldPath)).toEqual([308, '/products/reactor'])
  })
})

test('a page that is unpublished and renamed, or reverted, keeps its addresses; the preview goes along', {
  tag: '@rare',
}, async ({ page, studio }) => {
  const _id = `product-kept-${name}`
  const [first, second, third] = ['one', 'two', 'three'].map((end) => `/products/${name}-${end}`)
  const path = (current: string | undefined) => ({ _type: 'slug', current })
  const seeded = await client.getDocument<{ category: string }>('product-reactor')
  const stored = async (id = `drafts.${_id}`) =>
    (await client.getDocument<{ earlierPaths?: string[] }>(id))?.earlierPaths
  await client.create({ ...seeded, _id, _type: 'product', title: 'Kept', path: path(first) })
  await client
    .patch(_id)
    .set({ path: path(second), earlierPaths: [first] })
    .commit()
  const ids = { publishedId: _id, draftId: `drafts.${_id}` }
  await client.action({ actionType: 'sanity.action.document.unpublish', ...ids })

  await page.goto(`${testUrls().studio}/presentation?preview=${second}`)
  const preview = page.frameLocator('iframe').first()
  await expect(preview.getByRole('heading', { name: 'Kept' }).first()).toBeVisible()
  await studio.field('Path').fill(third ?? '')
  await expect.poll(() => stored()).toEqual([first, second])
  await expect(page).toHaveURL(new RegExp(`preview=.*${name}-three`))
  await expect(preview.locator('h1')).not.toHaveText(/404/)

  // What a revert leaves.
  await client
    .patch(`drafts.${_id}`)
    .set({ path: path(first) })
    .unset(['earlierPaths'])
    .commit()
  await studio.edit(`product;${_id}`)
  await expect(page.getByText(`Visitors knew this page at ${second}, too`).first()).toBeVisible()
  await page.getByRole('button', { name: `Redirect ${second} here` }).click()
  await expect.poll(() => stored()).toEqual([second])
  await client.delete(`drafts.${_id}`)
})
