import type { FrameLocator, Locator, Page } from '@playwright/test'
import { disablePreviewAccessSharing } from '@sanity/preview-url-secret/toggle-preview-access-sharing'
import { reactor } from '../../../scripts/seed/documents/products/reactor.ts'
import { expectNothingBroken } from '../../support/nothing-broken.ts'
import { restoreSeed } from '../../support/restore-seed.ts'
import { stackClient } from '../../support/stack-client.ts'
import { StudioPage } from '../../support/studio.ts'
import { expect, test } from '../../support/studio-test.ts'
import { testUrls } from '../../support/test-urls.ts'

const { site, studio: studioUrl } = testUrls()
const client = stackClient()
const typo = `Mended by test ${process.pid}.`
const tagline = `Nobody has published this, test ${process.pid}`

test.afterEach(() => restoreSeed('product-reactor', 'product-screening', 'page-home'))

/** Opens a page in the Presentation tool with click-to-edit. */
async function openPreview(page: Page, path: string): Promise<FrameLocator> {
  await new StudioPage(page).goTo(`/presentation?preview=${path}`)
  const preview = page.frameLocator('iframe').first()
  await expect(preview.locator('sanity-visual-editing')).toBeAttached()
  // The overlay over the page goes when the tool has heard from it.
  await expect(page.getByText(/^Loading/)).toHaveCount(0)
  return preview
}

/** Large scripts that a page requested after its load; from then on, the Studio waits 8 s for the tools. */
function scriptsAfterLoad() {
  const [page] = performance.getEntriesByType('navigation')
  return performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.decodedBodySize > 50_000)
    .filter(({ name, startTime }) => name.endsWith('.js') && startTime > (page?.duration ?? 0))
    .map(({ name }) => name)
}

async function click(text: Locator) {
  await text.hover()
  await text.click()
}

test('an editor fixes a text of the home page by clicking on it, and publishes it', {
  tag: '@main-way',
}, async ({ page, request, studio }) => {
  const html = async () => (await request.get(site)).text()
  const preview = await openPreview(page, '/')
  await expectNothingBroken(page)
  expect(await preview.locator('html').evaluate(scriptsAfterLoad)).toEqual([])
  const text = preview.locator('main section').first().locator('p', { hasText: 'follows stolen' })
  await click(text)
  const field = studio.field('Text below the title')
  await expect(field).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(` ${typo}`)
  await expect(field).toBeFocused()
  await expect(text).toContainText(`. ${typo}`)
  expect(await html()).not.toContain(typo)
  // Inside the Studio the site shows no draft banner.
  await expect(preview.getByText('You see unpublished changes')).toHaveCount(0)

  await studio.publishButton.click()
  await expect.poll(html).toContain(`. ${typo}`)
  await expect(studio.publishButton).toBeDisabled()
  await expectNothingBroken(page)
})

test('the preview shows a draft while it is typed, also to a colleague without a login', async ({
  page,
  request,
  studio,
  browser,
  context,
}) => {
  const preview = await openPreview(page, '/products/reactor')
  await expect(preview.getByText(reactor.tagline ?? '').first()).toBeVisible()

  const ofSite: string[] = []
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url())
    // In draft mode the site answers the router's prefetches without rendering.
    const isPrefetch = 'next-router-prefetch' in sent.headers()
    if (origin === site && !pathname.startsWith('/_next/') && !isPrefetch) ofSite.push(pathname)
  })
  // Its request, as the answer to an earlier one may still be on its way.
  const refreshed = page.waitForRequest(
    (sent) => sent.method() === 'POST' && sent.url().startsWith(site),
  )
  await studio.field('Tagline').fill(tagline)
  await expect(preview.getByText(tagline).first()).toBeVisible()
  await (await refreshed).response()
  expect(new Set(ofSite), 'only the page itself is refreshed').toEqual(
    new Set(['/products/reactor']),
  )
  expect(await (await request.get(`${site}/products/reactor`)).text()).not.toContain(tagline)

  // A text that was replaced in place opens its field, too.
  for (const [text, field] of [
    [tagline, 'Tagline'],
    [reactor.category ?? '', 'Category'],
  ] as const) {
    await click(preview.getByText(text).first())
    await expect(studio.field(field)).toBeFocused()
  }
  // Changes by others appear by themselves.
  const changed = `${tagline}, by a colleague`
  await client.patch('drafts.product-reactor').set({ tagline: changed }).commit()
  await expect(preview.getByText(changed).first()).toBeVisible()

  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: studioUrl })
  // The preview's own menu; the document has another one.
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByText('for 7 days', { exact: false })).toBeVisible()
  await page.getByText('Share this preview', { exact: true }).click()
  await page.getByRole('menuitem', { name: 'Copy preview link' }).click()
  const link = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(link).toContain('sanity-preview-secret')

  const colleague = await browser.newPage()
  await colleague.goto(await link())
  await expect(colleague.getByText(changed).first()).toBeVisible()
  await expect(colleague).toHaveURL(/\/products\/reactor/)
  await expect(colleague.getByText('You see unpublished changes')).toBeVisible()
  // The colleague's preview ends with the link.
  await disablePreviewAccessSharing(client, 'a test', studioUrl)
  await expect(async () => {
    await colleague.reload()
    await expect(colleague.getByText(changed)).toHaveCount(0, { timeout: 1000 })
  }).toPass()
  await expect(colleague.getByText(reactor.tagline ?? '').first()).toBeVisible()
  await colleague.close()
})

test('what is typed is shown before it is stored: from the Studio only, no placeholder', async ({
  page,
  studio,
}) => {
  // Until the preview reports ready, it shows only what is stored.
  await page.evaluate(() => {
    addEventListener('message', ({ data }) => {
      if (data?.type === 'live-document/ready') document.documentElement.dataset.ready = ''
    })
  })
  const preview = await openPreview(page, '/products/chainlantern-screening')
  await expect(page.locator('html[data-ready]')).toBeAttached()
  const typed = Promise.withResolvers<void>()
  await page.route(/\/data\/(mutate|actions)\//, async (route) => {
    await typed.promise
    await route.continue()
  })
  await studio.field('Title').first().fill('{{customers}}')
  // The page has a figure in its place, which only the server knows.
  await studio.field('Tagline').fill(tagline)
  await studio.field('Category').fill(typo)
  await expect(preview.getByText(typo).first()).toBeVisible()
  await expect(preview.getByText(tagline)).toHaveCount(0)
  await expect(preview.getByText('{{customers}}')).toHaveCount(0)

  // A message of the page itself.
  const showsForged = await preview.locator('body').evaluate(async (body) => {
    const document = { _id: 'drafts.product-screening', category: 'Forged' }
    const received = new Promise((resolve) => addEventListener('message', resolve, { once: true }))
    postMessage({ type: 'live-document/changed', document })
    await received
    return body.textContent?.includes('Forged')
  })
  expect(showsForged).toBe(false)
  typed.resolve()
  // The Studio throws if its draft is deleted while it holds patches that are not stored.
  const stored = () => client.getDocument('drafts.product-screening')
  await expect.poll(stored).toMatchObject({ title: '{{customers}}', tagline, category: typo })
})

type Sections = { sections: { _key: string; _type: string; title?: string }[] }

test('sections are moved, duplicated, removed and added on the page', async ({ page }) => {
  test.slow()
  const _id = 'drafts.page-of-three'
  const path = '/company/page-of-three'
  await client.createOrReplace({
    _id,
    _type: 'page',
    title: 'A page of three',
    path: { _type: 'slug', current: path },
    sections: [
      { _key: 'one', _type: 'hero', look: 'plain', title: 'One' },
      // A section without text of its own.
      { _key: 'two', _type: 'documentList', what: 'testimonial' },
      { _key: 'three', _type: 'faq', title: 'Three' },
    ],
  })
  const stored = async () => {
    const draft = await client.getDocument<Sections>(_id)
    return draft?.sections.map(({ _type }) => _type)
  }
  const preview = await openPreview(page, path)
  const sections = preview.locator('main > [data-sanity*="sections"]')
  /** The keys of the page's sections. */
  const shown = () =>
    sections.evaluateAll((all) =>
      all.map((section) => /sections:(\w+)/.exec(section.getAttribute('data-sanity') ?? '')?.[1]),
    )
  await expect.poll(shown).toEqual(['one', 'two', 'three'])
  // Not by role: an entry that opens a submenu is a button.
  const item = (name: string) => preview.getByText(name, { exact: true })
  const choose = async (at: number, ...labels: string[]) => {
    // The menu opens only once the tools have noticed the section and the pointer.
    await expect(async () => {
      await sections.nth(at).hover({ position: { x: 15, y: 15 } })
      await sections.nth(at).click({ button: 'right', position: { x: 5, y: 5 } })
      await expect(item('Duplicate')).toBeVisible({ timeout: 3000 })
    }).toPass()
    for (const label of labels) await item(label).click()
  }

  await choose(1, 'Move', 'Up')
  await expect.poll(stored).toEqual(['documentList', 'hero', 'faq'])
  await expect.poll(shown).toEqual(['two', 'one', 'three'])
  await choose(2, 'Duplicate')
  await expect.poll(stored).toEqual(['documentList', 'hero', 'faq', 'faq'])
  await expect(sections).toHaveCount(4)
  await choose(0, 'Remove')
  await expect.poll(stored).toEqual(['hero', 'faq', 'faq'])
  await expect(sections).toHaveCount(3)
  await choose(0, 'Insert after')
  await preview.getByRole('menuitem', { name: 'Steps' }).click()
  await expect.poll(stored).toEqual(['hero', 'steps', 'faq', 'faq'])
  // It has its starter content.
  await expect(sections.nth(1)).toContainText('What happens first')
  await client.delete(_id)
})

test('a click on a date, a number and a table cell focuses its field', { tag: '@rare' }, async ({
  page,
  studio,
}) => {
  const guide = '/resources/documentation/tracing-methods-compared'
  const preview = await openPreview(page, guide)
  await click(preview.getByText('October 19, 2026').first())
  await expect(studio.field('Last updated')).toBeFocused()
  await click(preview.getByText('25 min').first())
  await expect(studio.field('Minutes')).toBeFocused()
  await click(preview.getByRole('rowheader', { name: 'Pro rata' }))
  await expect(page.locator('input:focus')).toHaveValue('Pro rata')
})
