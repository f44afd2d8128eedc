import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { visit } from '../../support/visit.ts'

let stack: Stack
let cookie: string

/** What the client hides in a text to say which field it is from. */
const MARKER = /\p{Default_Ignorable_Code_Point}{20,}/u
const plain = (text: string) => text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')

async function enable(secret: string) {
  const query = new URLSearchParams({
    'sanity-preview-secret': secret,
    'sanity-preview-pathname': '/products/reactor',
    'sanity-preview-perspective': 'drafts',
  })
  return fetch(`${stack.urls.site}/api/draft-mode/enable?${query}`, { redirect: 'manual' })
}

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  const reactor = await stack.client.getDocument('product-reactor')
  await stack.client.create({
    ...reactor,
    _id: 'drafts.product-reactor',
    _type: 'product',
    tagline: 'Only a draft says so',
  })
  const { secret } = await createPreviewSecret(stack.client, 'a test', stack.urls.studio)
  const response = await enable(secret)
  expect(response.status).toBe(307)
  expect(response.headers.get('location')).toContain('/products/reactor')
  const cookies = response.headers.getSetCookie().map((each) => each.split(';')[0])
  cookie = cookies.filter((each) => !each?.endsWith('=')).join('; ')
})

afterAll(() => stack?.stop())

describe('an editor in draft mode', () => {
  test('sees the draft, with the source of each text marked', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`, { cookie })
    expect(page.status).toBe(200)
    expect(plain(page.text)).toContain('Only a draft says so')
    expect(page.text).toMatch(MARKER)
    expect(page.headers.get('cache-control')).toContain('no-store')
  })

  test('sees a document that was never published', async () => {
    await stack.client.create({
      _id: 'drafts.page-of-drafts',
      _type: 'page',
      title: 'Draft',
      path: { _type: 'slug', current: '/company/only-a-draft' },
      sections: [{ _key: 'a', _type: 'hero', title: 'Not published yet', text: 'A text.' }],
    })
    const page = await visit(`${stack.urls.site}/company/only-a-draft`, { cookie })
    expect(page.status).toBe(200)
    expect(plain(page.text)).toContain('Not published yet')
  })

  test('no address, look or dialog carries a marker', async () => {
    const { html } = await visit(`${stack.urls.site}/`, { cookie })
    const attributes = html.match(/ (?:href|class|id|data-[a-z-]+)="[^"]*"/g) ?? []
    expect(attributes.length).toBeGreaterThan(50)
    expect(attributes.filter((each) => MARKER.test(each))).toEqual([])
  })

  test('leaves again', async () => {
    const response = await fetch(`${stack.urls.site}/api/draft-mode/disable`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(response.status).toBe(307)
    expect(response.headers.getSetCookie().join()).toMatch(/__prerender_bypass=;.*1970/)
  })
})

describe('a visitor', () => {
  test('sees no draft, no marker and no tool of the editor', async () => {
    const page = await visit(`${stack.urls.site}/products/reactor`)
    expect(page.text).not.toContain('Only a draft says so')
    expect(page.html).not.toMatch(MARKER)
    expect((await visit(`${stack.urls.site}/company/only-a-draft`)).status).toBe(404)
  })

  test('downloads no code of visual editing', async () => {
    const { html } = await visit(`${stack.urls.site}/products/reactor`)
    const scripts = [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, src]) => src)
    expect(scripts.length).toBeGreaterThan(3)
    for (const src of scripts) {
      const code = await (await fetch(new URL(src ?? '', stack.urls.site))).text()
      expect(code).not.toMatch(/presentation\/refresh|sanity-visual-editing/)
    }
  })

  test('does not get in with a made-up secret or a made-up cookie', async () => {
    expect((await enable('made-up')).status).toBe(401)
    const made = { cookie: '__prerender_bypass=made-up; sanity-preview-perspective=drafts' }
    const page = await visit(`${stack.urls.site}/products/reactor`, made)
    expect(plain(page.html)).not.toContain('Only a draft says so')
    // Nor past the check of addresses: a page that finds nothing leaves a file for each.
    const nowhere = await visit(`${stack.urls.site}/products/made-up`, made)
    expect(nowhere.status).toBe(404)
    expect(nowhere.text).toContain('Oops! Page not found')
    expect(nowhere.headers.get('cache-control')).not.toContain('s-maxage')
  })
})
