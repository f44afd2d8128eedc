import { expect, test } from 'vitest'
import { seedDate } from '../../support/seed-date.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { visit } from '../../support/visit.ts'

const stack = sharedStack()

async function slugs(): Promise<string[]> {
  const response = await fetch(`${stack.urls.site}/resources/blog/articles.json`)
  const articles = (await response.json()) as { path: string }[]
  return articles.map(({ path }) => path.split('/').at(-1) ?? '')
}

test('a published article is listed first, readable and linked from the next one', async () => {
  const document = { _id: 'article-blog-of-the-test', _type: 'article' }
  const path = '/resources/blog/of-the-test'
  await stack.client.create({
    ...document,
    title: 'An article of the test',
    path: { _type: 'slug', current: path },
    publishedOn: seedDate(),
    summary: 'About quokkas.',
    category: { _type: 'reference', _ref: 'category-blog-compliance' },
    author: { _type: 'reference', _ref: 'person-noor-el-sayed' },
    tags: ['Quokkas'],
    body: [
      {
        _type: 'block',
        _key: 'a',
        style: 'normal',
        markDefs: [],
        children: [{ _type: 'span', _key: 'b', text: 'They smile.', marks: [] }],
      },
    ],
  })
  await siteSettled(stack, stack.urls.site)
  expect((await slugs())[0]).toBe('of-the-test')
  expect((await visit(stack.urls.site + path)).text).toContain('They smile.')
  expect((await visit(`${stack.urls.site}/resources/blog`)).text).toContain(
    'An article of the test',
  )
  const before = '/resources/blog/three-bridges-in-nine-minutes'
  expect((await visit(stack.urls.site + before)).html).toContain(`href="${path}"`)

  await stack.client.delete(document._id)
  await siteSettled(stack, stack.urls.site)
  expect(await slugs()).not.toContain('of-the-test')
  expect((await visit(stack.urls.site + path)).status).toBe(404)
})
