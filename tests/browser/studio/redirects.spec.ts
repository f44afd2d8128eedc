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

test('5,000 redirects are imported all or none, found, and made from missing addresses', async ({
  page,
  context,
  request,
  studio,
}) => {
  const colleague = await context.newPage()
  await colleague.goto(`${studioUrl}/presentation?preview=/products/reactor`)
  const preview = colleague.frameLocator('iframe').first()
  const missing = `${start}/brochure`
  for (let asked = 0; asked < 3; asked += 1)
    expect((await request.get(site + missing)).status()).toBe(404)
  await page.goto(`${studioUrl}/redirects`)
  const table = page.getByRole('table', { name: 'Redirects' })
  await expect(table.getByRole('link', { name: '/solutions/compliance-teams' })).toBeVisible()

  const opener = page.getByRole('button', { name: 'Import CSV' })
  await opener.click()
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

  const more = Array.from({ length: 4998 }, (_, at) => `${start}/c/${at};/products/kyt`)
  await choose([...good, ...more])
  await expect(row(`${start}/b`)).toContainText('New, temporary')
  await expect(dialog.getByRole('status').first()).toContainText('moved.csv5,000 new')
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()
  const MUTATIONS = '**/data/mutate/**'
  await page.route(MUTATIONS, (route) =>
    route.fulfill({ body: '<html>', contentType: 'text/html' }),
  )
  await dialog.getByRole('button', { name: 'Import 5,000 redirects' }).click()
  await expect(dialog.locator(':focus')).toHaveText(/^Nothing was done: the answer is not/)
  await page.unroute(MUTATIONS)
  await dialog.getByRole('button', { name: 'Import 5,000 redirects' }).dblclick()
  await expect(page.getByRole('alert')).toHaveText('Imported 5,000 redirects.')
  await expect(dialog).toHaveCount(0)
  // A colleague's preview is not blocked for 15 s meanwhile (studio/studio-client.ts).
  const answer = { timeout: 10_000 }
  expect(await preview.locator('html').getAttribute('lang', answer)).toBe('en-US')
  await colleague.close()
  await expect(opener).toBeFocused()
  const search = page.getByRole('searchbox', { name: 'Search redirects' })
  await search.fill(start)
  await expect(page.getByText('1–50 of 5,000 redirects')).toBeVisible()
  await search.fill(`${start}/b`)
  // A list, so that rows from before the search are no error.
  await expect(table.getByRole('rowheader')).toHaveText([`${start}/b`])
  const visit = async (path: string) => {
    const response = await request.get(site + path, { maxRedirects: 0 })
    return [response.status(), response.headers().location]
  }
  await expect.poll(() => visit(`${start}/a`)).toEqual([308, '/products/reactor'])
  expect(await visit(`${start}/b`)).toEqual([307, '/company/about'])
  expect(await visit(`${start}/c/4997`)).toEqual([308, '/products/kyt'])

  const addresses = page.getByRole('region', { name: 'Missing addresses' })
  const item = addresses.getByRole('listitem').filter({ hasText: missing })
  await expect(item).toContainText('Was asked for 3 times')
  await item.getByRole('link', { name: `Make a redirect from ${missing}` }).click()
  await expect(studio.field('Old path')).toHaveValue(missing)
})
