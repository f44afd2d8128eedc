import { enterpriseSalesExecutive as job } from '../../../scripts/seed/documents/jobs/enterprise-sales-executive.ts'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { site } = testUrls()
const url = `${site}/products/reactor`
const tagline = `Follow the money, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor'))

test('a colleague sees a changed tagline at once, visitors see it after publication', {
  tag: '@main-way',
}, async ({ page, context, request, studio }) => {
  const html = async () => (await request.get(url)).text()
  await studio.open()
  await studio.sidebar.getByRole('link', { name: 'Products' }).click()
  await studio.dragged('product-reactor').click()
  await expect(studio.publishButton).toBeDisabled()

  const colleague = new StudioPage(await context.newPage())
  await colleague.edit('product;product-reactor')

  await studio.field('Tagline').fill(tagline)
  await expect(studio.status).toContainText(/Saved|Edited/)
  await studio.page.getByRole('button', { name: 'Draft', exact: true }).hover()
  await expect(studio.page.getByText(/^Edited .* 20\d\d/)).toBeVisible()
  await expect(colleague.field('Tagline')).toHaveValue(tagline)
  expect((await html()).includes(tagline)).toBe(false)

  await studio.publish()
  await expect.poll(async () => (await html()).includes(tagline)).toBe(true)
  await expect(studio.status).toContainText('Last published')
  await expect(colleague.status).toContainText('Last published')
  await expect(studio.publishButton).toBeDisabled()
  await expectNothingBroken(page)
})

test('a job is published, and taken down again', async ({ page, request, studio }) => {
  const client = stackClient()
  const id = `job-${process.pid}`
  const title = `Trace Analyst ${process.pid}`
  const path = `/company/careers/trace-analyst-${process.pid}`
  await client.create({
    ...job,
    _id: `drafts.${id}`,
    title,
    path: { _type: 'slug', current: path },
  })
  const status = async () => (await request.get(site + path)).status()
  const isListed = async () =>
    (await (await request.get(`${site}/company/careers`)).text()).includes(title)
  try {
    await studio.edit(`jobs;job;${id}`)
    expect([await status(), await isListed()]).toEqual([404, false])
    // On every page that shows it.
    await page.getByText('Used on 2 pages').click()
    await expect(page.getByRole('link', { name: /\/company\/careers$/ })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${title} ${path}$`) })).toBeVisible()

    await studio.publish()
    await expect.poll(status).toBe(200)
    await expect.poll(isListed).toBe(true)

    // The Studio offers it on the published version only.
    await page.getByRole('button', { name: 'Published', exact: true }).click()
    await page.getByRole('button', { name: 'Unpublish' }).click()
    await page.getByRole('button', { name: 'Unpublish now' }).click()
    await expect.poll(status).toBe(404)
    await expect.poll(isListed).toBe(false)
    // Its content is kept as a draft.
    await expect.poll(() => client.getDocument(`drafts.${id}`)).toMatchObject({ title })
  } finally {
    await client.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } })
  }
})
