import { describe, expect, test } from 'vitest'
import { legalVersionOf } from '../../../studio/schema/validation/legal-texts.ts'
import { seedDocuments } from '../../support/seed.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { until } from '../../support/until.ts'
import { isPrerendered, visit } from '../../support/visit.ts'

const stack = sharedStack()
const at = (path: string) => visit(stack.urls.site + path)

const slug = (current: string) => ({ _type: 'slug', current })
const hero = (title: string) => ({ _key: 'hero', _type: 'hero', title, text: 'A text.' })

describe('after a change', () => {
  test('the next request shows an edit, and the one after it comes from the cache', async () => {
    const before = await at('/products/reactor')
    expect(before.text).not.toContain('A tagline of the test')
    const change = { _id: 'product-reactor', _type: 'product', path: '/products/reactor' }
    await stack.client.patch(change._id).set({ tagline: 'A tagline of the test' }).commit()
    await siteSettled(stack, stack.urls.site)
    expect((await at('/products/reactor')).text).toContain('A tagline of the test')
    await until(async () => isPrerendered(await at('/products/reactor')))
  })

  test('an edit shows on other pages with the same document', async () => {
    await stack.client.patch('product-reactor').set({ title: 'Reactor of the test' }).commit()
    await siteSettled(stack, stack.urls.site)
    expect((await at('/')).text).toContain('Reactor of the test')
  })

  test('a new document has a page, which moves when it is renamed and ends when it is deleted', async () => {
    const document = { _id: 'page-of-the-test', _type: 'page' }
    const first = '/solutions/of-the-test'
    const second = '/solutions/renamed'
    expect((await at(first)).status).toBe(404)

    await stack.client.create({
      ...document,
      title: 'New',
      path: slug(first),
      sections: [hero('A new page')],
    })
    await siteSettled(stack, stack.urls.site)
    expect(await at(first)).toMatchObject({ status: 200, text: /A new page/ })
    await until(async () => isPrerendered(await at(first)))

    await stack.client
      .patch(document._id)
      .set({ path: slug(second) })
      .commit()
    await siteSettled(stack, stack.urls.site)
    expect(await at(first)).toMatchObject({ status: 404, text: /Oops! Page not found/ })
    expect(await at(second)).toMatchObject({ status: 200, text: /A new page/ })

    await stack.client.delete(document._id)
    await siteSettled(stack, stack.urls.site)
    expect(await at(second)).toMatchObject({ status: 404, text: /Oops! Page not found/ })
  })

  test('a link follows a renamed document', async () => {
    const change = { _id: 'legal-page-privacy-policy', _type: 'legalPage' }
    const [before, after] = ['/legal/privacy-policy', '/legal/privacy']
    await stack.client
      .patch(change._id)
      .set({ path: slug(after) })
      .commit()
    await siteSettled(stack, stack.urls.site)
    const home = await at('/')
    expect(home.html).toContain(`href="${after}"`)
    expect(home.html).not.toContain(`href="${before}"`)
  })

  test('earlier paths redirect to the present one; a page and a redirect at such a path go first', async () => {
    const ofTest = (name: string) => ({ _id: `page-${name}-of-the-test`, _type: 'page' })
    const place = async (name: string, path: string, earlierPaths: unknown[]) => {
      const document = ofTest(name)
      const fields = { title: name, path: slug(path), sections: [hero(name)], earlierPaths }
      await stack.client.createOrReplace({ ...document, ...fields })
      await siteSettled(stack, stack.urls.site)
    }
    const answer = async (path: string) => {
      const { status, headers } = await at(path)
      return status === 308 ? headers.get('location') : status
    }
    const [a, b, c] = ['/solutions/test-a', '/solutions/test-b', '/solutions/test-c']
    await place('one', a, [])
    await place('two', b, [])
    expect(await answer(a)).toBe(200)
    await place('one', '/solutions/test-a2', [a])
    expect(await answer(a)).toBe('/solutions/test-a2')
    await place('two', c, [b])
    expect(await answer(b)).toBe(c)
    // A page at an earlier path of another goes first.
    await place('two', a, [b, c])
    expect([await answer(a), await answer(b)]).toEqual([200, a])
    const redirect = { _id: 'redirect-of-earlier-paths', _type: 'redirect' }
    const to = { _type: 'reference', _ref: 'product-reactor' }
    await stack.client.create({ ...redirect, from: b, to, permanent: true })
    await siteSettled(stack, stack.urls.site)
    expect(await answer(b)).toBe('/products/reactor')
    for (const id of [redirect._id, ofTest('one')._id, ofTest('two')._id])
      await stack.client.delete(id)
    await siteSettled(stack, stack.urls.site)
  })
})

test('an edit of a company figure shows wherever it stands, and without the figure no text has braces', async () => {
  const figure = { _id: 'company-figure-watchlists', _type: 'companyFigure' }
  const users = seedDocuments.flatMap((document) => {
    const json = JSON.stringify(document)
    const path = 'path' in document ? document.path?.current : undefined
    return path && (json.includes(`"${figure._id}"`) || json.includes('{{watchlists}}')) ? path : []
  })
  expect(users.length).toBeGreaterThan(6)
  const change = async (value: string | undefined) => {
    const patch = stack.client.patch(figure._id)
    await (value ? patch.set({ value }) : patch.unset(['value'])).commit()
    await siteSettled(stack, stack.urls.site)
  }

  await change('31+')
  for (const path of users.slice(0, 4)) {
    const { text, html } = await at(path)
    expect(text, path).toMatch(/31\+/)
    expect(html, path).not.toMatch(/25\+|\{\{/)
  }
  expect((await at('/products/chainlantern-screening')).html).toMatch(
    /<meta name="description" content="[^"]*against 31\+ watchlists in 47 ms/,
  )
  expect((await at('/api/search-index')).text).toContain('31+ watchlists')

  await change(undefined)
  const { text, html } = await at('/products/chainlantern-screening')
  expect(text).toContain('Screening checks watchlists, among them')
  expect(html).not.toContain('{{')
  await change('25+')
})

test('the text of a legal page stays readable when one with a new date is published', async () => {
  const id = 'legal-page-terms-of-service'
  const kept = legalVersionOf((await stack.client.getDocument(id)) ?? { _id: id })
  const old = '/legal/terms-of-service/versions/2025-10-01'
  if (!kept) throw new Error('The terms have no date.')
  await stack.client.create(kept)
  await siteSettled(stack, stack.urls.site)
  // The page has that date itself.
  expect(await at(old)).toMatchObject({ status: 307 })
  await stack.client.patch(id).set({ lastUpdated: '2026-11-01' }).commit()
  await until(async () => (await at('/legal/terms-of-service')).html.includes(`href="${old}"`))
  expect(await at(old)).toMatchObject({ status: 200, text: /no longer in force.*November 1, 2026/ })
})
