import { expect, type Page } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { test } from '../../support/site-test.ts'
import { stackClient } from '../../support/stack-client.ts'
import { testUrls } from '../../support/test-urls.ts'
import { untilQuiet } from '../site/at-rest.ts'

const client = stackClient()
const { site, studio } = testUrls()
const DRAFT = 'drafts.product-storyline'
const PATH = '/products/storyline'

async function writeDraft(tagline: string) {
  const published = await client.getDocument('product-storyline')
  await client.createOrReplace({ ...published, _id: DRAFT, _type: 'product', tagline })
}

async function enterDraftMode(page: Page) {
  const { secret } = await createPreviewSecret(client, 'a test', studio)
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': PATH,
  })
  await page.goto(`/api/draft-mode/enable?${query}`)
}

test.beforeEach(() => writeDraft('A tagline in a draft'))
test.afterEach(() => client.delete(DRAFT))

test('outside the Studio, a banner shows and leaves draft mode; visitors download no code of it', async ({
  page,
}) => {
  await enterDraftMode(page)
  await expect(page.getByText('A tagline in a draft')).toBeVisible()
  await expect(page.getByText('You see unpublished changes')).toBeVisible()

  await page.getByRole('link', { name: 'Show what visitors see' }).click()
  await expect(page).toHaveURL(`${site}/`)

  const scripts: string[] = []
  const crossOrigin: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
    // Images come from the content API, as they come into sight.
    if (new URL(request.url()).origin !== site && request.resourceType() !== 'image')
      crossOrigin.push(request.url())
  })
  await page.goto(PATH)
  await expect(page.locator('h1')).toBeVisible()
  await expect(page.getByText('A tagline in a draft')).toHaveCount(0)
  await expect(page.getByText('You see unpublished changes')).toHaveCount(0)
  await untilQuiet(page)
  expect(scripts.length).toBeGreaterThan(3)
  // From the server: the browser no longer has the scripts of a page that it left.
  for (const script of scripts) {
    const answer = await page.request.get(script)
    await expect(answer).toBeOK()
    expect(await answer.text()).not.toMatch(/presentation\/refresh|sanity-visual-editing/)
  }
  expect(crossOrigin).toEqual([])
})
