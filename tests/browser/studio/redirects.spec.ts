import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const { site, studio: studioUrl } = testUrls()
const start = `/moved-${process.pid}`

test.afterEach(() =>
  client.delete({
    query: '*[_type == "redirect" && string::startsWith(from, $start)]',
    params: { start },
  }),
)

test('redirects are imported all or none, found, and made from missing addresses', async ({
  page,
  request,
  studio,
}) => {
  const missing = `${start}/brochure`
  for (let asked = 0; asked < 3; asked += 1)
    expect((await request.get(site + missing)).status()).toBe(404)
  await page.goto(`${studioUrl}/redirects`)
  const table = page.getByRole('table', { name: 'Redirects' })
  await expect(table.getByRole('link', { name: '/solutions/compliance-teams' })).toBeVisible()

  await page.getByRole('button', { name: 'Import CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Import redirects' })
  const choose = (rows: string[]) =>
    dialog.getByLabel('CSV file').setInputFiles({
      name: 'moved.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Old path;Leads to;Permanent', ...rows].join('\r\n')),
    })
  const row = (from: string) => dialog.getByRole('row').filter({ hasText: from })
  const good = [`${start}/a;/products/reactor;yes`, `${start}/b/;${site}/company/about;no`]
  await choose([...good, '/products/kyt;/products/reactor;yes', `${start}/c;/nowhere;yes`])
  await expect(dialog.getByRole('alert')).toContainText('2 rows have a problem')
  await expect(row('/products/kyt')).toContainText('a redirect would hide it')
  await expect(row(`${start}/c`)).toContainText('No page has the path /nowhere.')
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()

  await choose(good)
  await expect(row(`${start}/b`)).toContainText('New, temporary')
  await dialog.getByRole('button', { name: 'Import 2 redirects' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search redirects' }).fill(start)
  await expect(table.getByRole('row')).toHaveCount(3)
  const visit = async (path: string) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await expect.poll(() => visit(`${start}/a`)).toEqual([308, '/products/reactor'])
  expect(await visit(`${start}/b`)).toEqual([307, '/company/about'])

  const addresses = page.getByRole('region', { name: 'Missing addresses' })
  const item = addresses.getByRole('listitem').filter({ hasText: missing })
  await expect(item).toContainText('Was asked for 3 times')
  await item.getByRole('link', { name: `Make a redirect from ${missing}` }).click()
  await expect(studio.field('Old path')).toHaveValue(missing)
})
