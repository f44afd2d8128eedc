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

  await test.step('read what the page brought', async () => {
    await studio.choose('Results')
    const dialog = page.getByRole('dialog', { name: 'Results of this page' })
    await expect(dialog).toContainText('0 submissions in 30 days')
    await expect(dialog).toContainText(`from ${newPath} or ${oldPath}.`)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
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
    const question = page.getByRole('dialog', { name: 'Unpublish document?' })
    await expect(question).toContainText('first choose “Send visitors to…”')
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await expect.poll(() => redirected(newPath)).toEqual([308, '/products/reactor'])
    await expect.poll(() => redirected(oldPath)).toEqual([308, '/products/reactor'])
  })
})
