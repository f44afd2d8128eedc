import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const { site } = testUrls()
const name = `lantern-${process.pid}`
const [product, terms] = [`product-${name}`, `legal-page-${name}`]
const [oldPath, newPath] = [`/products/${name}`, `/products/${name}-two`]
const slug = (current: string) => ({ _type: 'slug', current })

test.beforeAll(async () => {
  const children = [{ _type: 'span', _key: 'span', text: 'A text.', marks: [] }]
  const block = { _type: 'block', _key: 'block', style: 'normal', markDefs: [], children }
  await client
    .transaction()
    .create({
      _id: product,
      _type: 'product',
      title: 'Lantern',
      path: slug(oldPath),
      category: 'Software',
      tagline: 'A tagline',
      summary: 'A summary.',
      order: 100,
      sections: [{ _type: 'hero', _key: 'hero', title: 'Lantern', text: 'A text.' }],
    })
    .create({
      _id: terms,
      _type: 'legalPage',
      title: 'Terms of Lantern',
      path: slug(`/legal/${name}`),
      lastUpdated: '2025-10-01',
      body: [block],
    })
    .commit()
})

test.afterAll(async () => {
  const params = { paths: [oldPath, newPath], ids: [product, terms], terms }
  await client.delete({ query: '*[_type == "redirect" && from in $paths]', params })
  await client.delete({ query: '*[_type == "legalVersion" && page._ref == $terms]', params })
  await client.delete({
    query: '*[_id in $ids || string::split(_id, "drafts.")[1] in $ids]',
    params,
  })
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

test('the text of a legal page stays readable once it has a new date', async ({
  page,
  request,
  studio,
}) => {
  await studio.edit(`legal;legalPage;${terms}`)
  await studio.field('Last updated').fill('1 November 2026')
  await studio.field('Last updated').press('Enter')
  await expect(page.getByRole('note')).toHaveText(
    'The published text of 2025-10-01 stays readable under “Previous versions”.',
  )
  await studio.publish()
  const earlier = `${site}/legal/${name}/versions/2025-10-01`
  await expect.poll(async () => (await request.get(earlier)).status()).toBe(200)
})
