import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const site = testUrls().site
const name = `lantern-${process.pid}`
const [product, page] = [`product-${name}`, `page-${name}`]
const [oldPath, newPath] = [`/products/${name}`, `/products/${name}-two`]
const title = `Lantern ${process.pid}`

const seen = { _type: 'hero', _key: 'hero', title: 'Lantern', text: 'A text.' }
const toProduct = {
  _type: 'textLink',
  _key: 'link',
  document: { _type: 'reference', _ref: product },
}
const typed = { _type: 'textLink', _key: 'typed', href: site + oldPath }
const text = {
  _type: 'richText',
  _key: 'text',
  body: [
    {
      _type: 'block',
      _key: 'block',
      style: 'normal',
      markDefs: [toProduct, typed],
      children: [
        { _type: 'span', _key: 'a', text: 'A link', marks: ['link'] },
        { _type: 'span', _key: 'b', text: 'A typed link', marks: ['typed'] },
      ],
    },
  ],
}

test.beforeAll(async () => {
  const fields = { category: 'Software', tagline: 'A tagline', summary: 'A summary.', order: 100 }
  await client
    .transaction()
    .create({
      ...fields,
      _id: product,
      _type: 'product',
      title,
      path: { _type: 'slug', current: oldPath },
      sections: [seen],
    })
    .create({
      _id: page,
      _type: 'page',
      title: `About ${title}`,
      path: { _type: 'slug', current: `/company/${name}` },
      sections: [seen, text],
    })
    .commit()
})

test.afterAll(async () => {
  await client.delete({ query: '*[_type == "redirect" && from in $paths]', params: { paths } })
  await client.delete({ query: '*[_id in $ids]', params: { ids } })
})
const paths = [oldPath, newPath]
const ids = [page, `drafts.${page}`, product, `drafts.${product}`]

/** Link targets of the page. */
const targets = () =>
  client.fetch<string[]>(
    '*[_id == $page][0].sections[_type == "richText"].body[].markDefs[].document._ref',
    { page },
  )

test('a renamed product redirects, and a deleted one is replaced, wherever it was linked', async ({
  page: tab,
  request,
  studio,
}) => {
  const redirected = async (path: string) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  const dialog = tab.getByRole('dialog')

  await test.step('rename', async () => {
    await studio.edit(`product;${product}`)
    await studio.field('Path').fill(newPath)
    await expect(tab.getByRole('note')).toContainText(`Visitors know this page as ${oldPath}.`)
    await expect(studio.publishButton).toBeEnabled()
    await studio.publishButton.click()
    await expect(dialog).toContainText('1 document links to this page.')
    await expect(dialog).toContainText('1 link is typed as text, with the old path.')
    await expect(dialog.getByRole('link', { name: `About ${title}` })).toHaveCount(2)
    await dialog.getByRole('button', { name: 'Publish' }).click()
    await expect(dialog).toHaveCount(0)
    // The form is locked until the Studio has received all events of the transaction.
    await expect(studio.field('Tagline')).toBeEditable({ timeout: 10_000 })
    await expect(tab.getByText('Syncing document…')).toHaveCount(0)
    await expect(studio.publishButton).toBeDisabled()
    await expect.poll(() => redirected(oldPath)).toEqual([308, newPath])
    expect(await targets()).toEqual([product, product])
  })

  await test.step('the form and the dialog of Unpublish, which is in the menu, say the same', async () => {
    const used = await tab
      .getByText(/^Used on (one page|\d+ pages)$/)
      .first()
      .textContent()
    await studio.choose('Unpublish')
    await expect(dialog.getByText(used ?? '', { exact: true })).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Unpublish' })).toBeVisible()
    await tab.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

  await test.step('delete, with the keyboard', async () => {
    await studio.choose('Delete')
    await expect(dialog).toContainText('1 document refers to it.')
    await tab.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await studio.choose('Delete')
    await expect(dialog).toContainText('1 document refers to it.')
    const remove = dialog.getByRole('button', { name: 'Delete' })
    await expect(remove).toBeDisabled()
    await dialog.getByRole('combobox', { name: 'Replacement' }).press('r')
    await tab.keyboard.type('eactor')
    const options = tab.getByTestId('document-panel-portal').getByRole('option')
    await expect(options).toHaveText([/Reactor/])
    await tab.keyboard.press('ArrowDown')
    await tab.keyboard.press('Enter')
    await expect(dialog.getByRole('combobox', { name: 'Redirect to' })).toHaveValue('Reactor')
    await expect(dialog).toContainText('1 redirect leads to it and will lead to the same page.')
    await remove.press('Enter')
    await expect(dialog).toHaveCount(0)
    await expect.poll(() => redirected(oldPath)).toEqual([308, '/products/reactor'])
    await expect.poll(() => redirected(newPath)).toEqual([308, '/products/reactor'])
    expect(await targets()).toEqual(['product-reactor', 'product-reactor'])
    expect(await client.getDocument(product)).toBeUndefined()
  })
})
