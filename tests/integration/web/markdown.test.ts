import { describe, expect, test } from 'vitest'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()
const at = (path: string, headers: Record<string, string> = {}) =>
  visit(stack.urls.site + path, headers)

const slug = (current: string) => ({ _type: 'slug', current })
const heroOf = (title: string, text: string) => ({ _key: 'hero', _type: 'hero', title, text })

describe('a page as Markdown', () => {
  test('has the life and the freshness of the page, and an ETag of its own', async () => {
    const page = await at('/products/reactor')
    const { status, headers } = await at('/products/reactor.md')
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe(page.headers.get('cache-control'))
    expect(headers.get('vary')).toBe('Accept-Encoding')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('link')).toBe(
      `<${stack.urls.site}/products/reactor>; rel="alternate"; type="text/html"`,
    )
    const [etag = '', ofPage = ''] = [headers.get('etag'), page.headers.get('etag')].map(String)
    expect(etag).toBe(ofPage.replace(/"$/, '.md"'))
    for (const known of [etag, `W/${etag}`, `"x.md", ${etag}`]) {
      const again = await at('/products/reactor.md', { 'if-none-match': known })
      expect([again.status, again.html, again.headers.get('etag')]).toEqual([304, '', etag])
    }
    for (const known of [ofPage, '*', '"x.md"'])
      expect((await at('/products/reactor.md', { 'if-none-match': known })).status).toBe(200)
  })

  test('exists from the publication of a page until its end, and moves with it', async () => {
    const document = { _id: 'page-of-the-test', _type: 'page' }
    const [first, second] = ['/solutions/of-the-test', '/solutions/renamed']
    const missing = await at(`${first}.md`)
    expect([missing.status, missing.html]).toEqual([404, expect.stringContaining('Oops!')])
    expect(missing.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect((await at('/llms.txt')).html).not.toContain(first)

    const sections = [heroOf('A new page', '<script>[x](javascript:alert(1))</script>')]
    await stack.client.create({ ...document, title: 'New', path: slug(first), sections })
    await siteSettled(stack, stack.urls.site)
    const made = await at(`${first}.md`)
    expect(made.status).toBe(200)
    expect(made.html).toContain('# A new page')
    expect(made.html).toContain('\\<script>\\[x]\\(javascript:alert(1))\\</script>')
    expect((await at('/llms.txt')).html).toContain(`[New](${stack.urls.site}${first}.md)`)

    await stack.client
      .patch(document._id)
      .set({ path: slug(second) })
      .commit()
    await stack.client.create({
      _id: 'redirect-of-the-test',
      _type: 'redirect',
      from: first,
      permanent: true,
      to: { _type: 'reference', _ref: document._id },
    })
    await siteSettled(stack, stack.urls.site)
    await siteSettled(stack, stack.urls.site)
    const moved = await at(`${first}.md`)
    expect([moved.status, moved.headers.get('location')]).toEqual([308, `${second}.md`])

    await stack.client.delete('redirect-of-the-test')
    await stack.client.delete(document._id)
    await siteSettled(stack, stack.urls.site)
    expect((await at(`${second}.md`)).status).toBe(404)
  })

  test('never has drafts, also for an editor', async () => {
    const cookie = await enterDraftMode(stack.client, '/products/kyt')
    const draft = { _id: 'drafts.product-kyt', _type: 'product' }
    const published = await stack.client.getDocument('product-kyt')
    await stack.client.createOrReplace({ ...published, ...draft, tagline: 'Not published yet' })
    expect((await at('/products/kyt', { cookie })).text).toContain('Not published yet')
    const { status, html } = await at('/products/kyt.md', { cookie })
    expect(status).toBe(200)
    expect(html).not.toContain('Not published yet')
    await stack.client.delete(draft._id)
  })
})

describe('a client that names types', () => {
  test('gets the page unless it prefers Markdown, and then is sent there', async () => {
    const { status, headers } = await at('/products/kyt', { accept: '*/*' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    for (const [path, href] of [
      ['/', '/index.md'],
      ['/products/kyt', '/products/kyt.md'],
      ['/products/kyt?a=1', '/products/kyt.md?a=1'],
    ] as const) {
      const { status, headers, html } = await at(path, { accept: 'text/markdown, text/html, */*' })
      expect([status, headers.get('location'), html]).toEqual([307, href, ''])
      expect(headers.get('vary')).toBe('Accept')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })
})
