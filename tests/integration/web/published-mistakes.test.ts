import { beforeAll, expect, test } from 'vitest'
import { pageProblems } from '../../support/page-problems.ts'
import { sharedStack } from '../../support/shared-stack.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { everyMistake } from '../mistakes/every-mistake.ts'
import { planted } from '../mistakes/plant.ts'

type Stored = { _id: string; _type: string; path?: { _type: 'slug'; current: string } }

/** Pages that show documents without a page of their own, and the site's own documents. */
const SHOWN_ON = [
  '/',
  '/company/leadership',
  '/resources/product-demos',
  '/resources/research',
  '/resources/webinars-events',
  '/legal/privacy-policy',
  '/no-such-page',
]

const publishable = everyMistake.filter(({ level }) => level === 'warning')
const stack = sharedStack()
let stored: Map<string, Stored>

beforeAll(async () => {
  const ids = [...new Set(publishable.map(({ id }) => id))]
  const documents = await stack.client.fetch<Stored[]>('*[_id in $ids]', { ids })
  stored = new Map(documents.map((document) => [document._id, document]))
})

const original = (id: string): Stored => {
  const document = stored.get(id)
  if (!document) throw new Error(`The lake has no document ${id}.`)
  return document
}

async function problemsAt(path: string, status: number): Promise<string[]> {
  const response = await fetch(stack.urls.site + path)
  const html = await response.text()
  if (response.status !== status) return [`${path} answers ${response.status}`]
  return pageProblems(200, html).map((problem) => `${path}: ${problem}`)
}

test('a page that was published in spite of its warning is shown, with one h1', async () => {
  const copies = publishable
    .filter(({ id }) => original(id).path)
    .map(({ id, name, changes }, index) => {
      const copy = planted(original(id), changes) as unknown as Stored
      const { current = '' } = original(id).path ?? {}
      const path = `${current}-${index}`
      const document = { ...copy, _id: `mistake-${index}` }
      return { name, path, document: { ...document, path: { _type: 'slug', current: path } } }
    })
  const transaction = stack.client.transaction()
  for (const { document } of copies) transaction.create(document)
  await transaction.commit()
  await siteSettled(stack)
  const problems: string[] = []
  for (const { name, path } of copies) {
    problems.push(...(await problemsAt(path, 200)).map((problem) => `${name}: ${problem}`))
  }
  expect(copies.length).toBeGreaterThan(5)
  expect(problems).toEqual([])
}, 120_000)

test('pages are shown with the mistakes in documents that they share', async () => {
  const transaction = stack.client.transaction()
  const shared = publishable.filter(({ id }) => !original(id).path)
  for (const [id, mistakes] of Map.groupBy(shared, (mistake) => mistake.id)) {
    const copy = mistakes.reduce<object>(
      (document, { changes }) => planted(document, changes),
      original(id),
    )
    transaction.createOrReplace(copy as Stored)
  }
  await transaction.commit()
  await siteSettled(stack)
  const problems: string[] = []
  for (const path of SHOWN_ON) {
    problems.push(...(await problemsAt(path, path === '/no-such-page' ? 404 : 200)))
  }
  expect(shared.length).toBeGreaterThan(2)
  expect(problems).toEqual([])
})
