import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const client = stackClient()
const releaseId = `rDue${process.pid}`
const tagline = `Released at its time, test ${process.pid}`
const { site, studio: studioUrl } = testUrls()

const schedule = (milliseconds: number) =>
  client.releases.schedule({
    releaseId,
    publishAt: new Date(Date.now() + milliseconds).toISOString(),
  })

test.afterEach(async () => {
  await restoreSeed('product-reactor', 'legal-page-privacy-policy')
  await client.releases.archive({ releaseId }).catch(() => undefined)
  await client.releases.delete({ releaseId })
})

test('“Due” lists a scheduled release until it is live, and opens what is overdue', async ({
  page,
  request,
  studio,
}) => {
  const metadata = { title: 'Autumn words', releaseType: 'scheduled' } as const
  await client.releases.create({ releaseId, metadata })
  const version = { baseId: 'product-reactor', publishedId: 'product-reactor', releaseId }
  await client.createVersion(version)
  await client.patch(`versions.${releaseId}.product-reactor`).set({ tagline }).commit()
  await schedule(24 * 60 * 60 * 1000)
  await client.patch('legal-page-privacy-policy').set({ reviewOn: '2026-01-15' }).commit()

  await page.goto(`${studioUrl}/due`)
  const soon = page.getByRole('region', { name: 'Next 30 days' })
  const overdue = page.getByRole('region', { name: 'Overdue' })
  await expect(soon.getByRole('link', { name: /Autumn words.*Goes live/ })).toBeVisible()
  await expect(overdue.getByRole('link', { name: /Privacy Policy.*Read it again/ })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await expect(soon.getByRole('link', { name: /Autumn words/ })).toBeInViewport()
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 900 })

  await soon.getByRole('link', { name: /Autumn words/ }).click()
  await expect(page).toHaveURL(new RegExp(`/releases/${releaseId}`))
  await page.goBack()
  await client.releases.unschedule({ releaseId })
  await schedule(1000)
  const isLive = async () =>
    (await (await request.get(`${site}/products/reactor`)).text()).includes(tagline)
  const state = async () => (await client.releases.get({ releaseId }))?.state
  await expect.poll(state, { timeout: 60_000 }).toBe('published')
  await expect.poll(isLive, { timeout: 60_000 }).toBe(true)
  await expect(page.getByRole('link', { name: /Autumn words/ })).toHaveCount(0)

  await overdue.getByRole('link', { name: /Privacy Policy/ }).click()
  await expect(studio.field('Title')).toHaveValue('Privacy Policy')
})
