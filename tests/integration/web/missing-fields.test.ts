import type { SanityDocumentStub } from '@sanity/client'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { locationsQuery } from '../../../studio/presentation/locations-query'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { pageProblems } from '../../support/page-problems.ts'
import { fieldsOf, oneOfEachKind, type SeedField } from '../../support/seed-fields.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'

// In draft mode, because a page is then made for each request from what the lake says at that moment, by the same
// components and queries: nothing waits for a webhook, and hundreds of pages take a minute.

let stack: Stack
let cookie: string

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  cookie = await enterDraftMode(stack.client)
})

afterAll(() => stack?.stop())

const AT_ONCE = 3

/** Runs the tasks, a few at a time. */
async function inTurns(tasks: (() => Promise<void>)[]): Promise<void> {
  const waiting = [...tasks]
  const worker = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) await task()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
}

/** What has lost its words, such as an empty heading, is told apart from what fails. */
type Problem = { kind: 'failures' | 'leftovers'; text: string }

async function problemsAt(path: string): Promise<Problem[]> {
  const response = await fetch(stack.urls.site + path, { redirect: 'manual', headers: { cookie } })
  const { failures, leftovers } = pageProblems(response.status, await response.text())
  return [
    ...failures.map((text) => ({ kind: 'failures' as const, text: `${path}: ${text}` })),
    ...leftovers.map((text) => ({ kind: 'leftovers' as const, text: `${path}: ${text}` })),
  ]
}

const textsOf = (problems: Problem[], kind?: Problem['kind']) =>
  problems.filter((each) => !kind || each.kind === kind).map(({ text }) => text)

type Document = SanityDocumentStub & { _id: string }
const draftOf = (document: object) =>
  ({ ...document, _id: `drafts.${(document as Document)._id}` }) as Document
const pathOf = (document: object) =>
  (document as { path?: { current?: string } }).path?.current ?? '/'

/** Lets an editor see the document without these fields, for as long as it takes to look at pages. */
async function withDraft<Result>(
  document: Document,
  unset: string[],
  look: () => Promise<Result>,
): Promise<Result> {
  await stack.client.transaction().createOrReplace(document).patch(document._id, { unset }).commit()
  try {
    return await look()
  } finally {
    await stack.client.delete(document._id)
  }
}

const told = ({ kind, document }: SeedField, problems: Problem[]) =>
  problems.map((each) => ({ ...each, text: `without ${kind} (${document._id}): ${each.text}` }))

/** What goes wrong on these pages without one field. */
const without = (field: SeedField, paths: readonly string[]) =>
  withDraft(draftOf(field.document), [field.path], async () =>
    told(field, (await Promise.all(paths.map(problemsAt))).flat()),
  )

/** The page of a section, with a copy of the section for each of its fields, and each copy without that field. */
async function withoutEach(fields: SeedField[]): Promise<Problem[]> {
  const [{ document, section } = fail('no fields')] = fields
  const sections = (document as unknown as { sections: { _key: string }[] }).sections
  const copies = fields.map((_, at) => `${section}-${at}`)
  const copied = {
    ...draftOf(document),
    sections: sections.flatMap((each) =>
      each._key === section ? copies.map((_key) => ({ ...each, _key })) : [each],
    ),
  }
  const unset = fields.map(({ path }, at) => path.replace(`"${section}"`, `"${copies[at]}"`))
  const problems = await withDraft(copied, unset, () => problemsAt(pathOf(document)))
  if (problems.length === 0) return []
  const alone: Problem[] = []
  for (const field of fields) alone.push(...(await without(field, [pathOf(document)])))
  return alone.length > 0 ? alone : problems
}

const fail = (why: string): never => {
  throw new Error(why)
}

const kinds = oneOfEachKind()

test('a page of each kind has no problem as it is', async () => {
  const problems: Problem[] = []
  await inTurns(
    EVERY_ROUTE.filter((path) => seededPaths.includes(path)).map((path) => async () => {
      problems.push(...(await problemsAt(path)))
    }),
  )
  expect(textsOf(problems)).toEqual([])
})

const ofSections: Problem[] = []

test('a page is shown without any one field of any of its sections', async () => {
  const fields = kinds.filter(({ section }) => section)
  await inTurns(
    [...Map.groupBy(fields, ({ document }) => document)].map(([document, own]) => async () => {
      const [first] = (document as unknown as { sections: { _key: string }[] }).sections
      for (const [section, each] of Map.groupBy(own, (field) => field.section)) {
        // The first section has the page's title.
        const groups = section === first?._key ? each.map((field) => [field]) : [each]
        for (const group of groups) ofSections.push(...(await withoutEach(group)))
      }
    }),
  )
  expect(fields.length).toBeGreaterThan(300)
  expect(textsOf(ofSections, 'failures')).toEqual([])
}, 240_000)

// Fails as long as sections draw an empty heading or cell for an item without its title: then make it a `test`.
test.fails('and no section leaves an empty heading, link or cell behind', () => {
  expect(textsOf(ofSections, 'leftovers')).toEqual([])
})

/** The page of a document, and one more that shows it. */
async function pagesOf(document: (typeof seedDocuments)[number]): Promise<string[]> {
  if (['siteSettings', 'navigation'].includes(document._type)) return ['/']
  const { locations = [] } = await stack.client.fetch<{ locations?: { href: string }[] }>(
    locationsQuery(document._type),
    { id: document._id },
    { perspective: 'drafts' },
  )
  return locations.slice(0, 2).map(({ href }) => href)
}

test('a page is shown without any one field of any document', async () => {
  const ofDocuments = kinds.filter(({ section }) => !section)
  const byDocument = Map.groupBy(ofDocuments, ({ document }) => document)
  const problems: Problem[] = []
  await inTurns(
    [...byDocument].map(([document, fields]) => async () => {
      const pages = await pagesOf(document)
      for (const field of fields) {
        // Without its address a document has no page, but others may show it still.
        const paths = field.path.startsWith('path')
          ? pages.filter((path) => path !== pathOf(document))
          : pages
        problems.push(...(await without(field, paths)))
      }
    }),
  )
  expect(ofDocuments.length).toBeGreaterThan(200)
  expect(textsOf(problems)).toEqual([])
}, 240_000)

test('a page is shown without a field chosen by chance', async () => {
  const fields = seedDocuments.flatMap(fieldsOf).filter(({ path }) => !path.startsWith('path'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), async (field) => {
      const [path] = await pagesOf(field.document)
      const problems = path ? await without(field, [path]) : []
      expect(textsOf(problems, field.section ? 'failures' : undefined)).toEqual([])
    }),
    { numRuns: 40, seed: 11 },
  )
}, 120_000)

const PUBLISHED_ONLY = [
  '/sitemap.xml',
  '/resources/blog/feed.xml',
  '/company/news/feed.xml',
  '/api/search-index',
  '/api/articles?area=blog&size=24',
  '/api/articles?area=news&size=24',
]

test('feeds, sitemap and search are complete when documents lack fields', async () => {
  const fields = kinds.filter(
    ({ document, section, path }) => !section && 'path' in document && /^[a-z]+$/i.test(path),
  )
  const transaction = stack.client.transaction()
  fields.forEach(({ document, path }, at) => {
    const { [path as keyof typeof document]: _, ...rest } = document
    const current = `${pathOf(document)}-copy-${at}`
    const address = path === 'path' ? {} : { path: { _type: 'slug', current } }
    transaction.createOrReplace({ ...rest, ...address, _id: `copy-${at}` } as Document)
  })
  await transaction.commit()
  await siteSettled(stack)
  for (const path of PUBLISHED_ONLY) {
    const response = await fetch(stack.urls.site + path)
    const text = await response.text()
    expect([path, response.status]).toEqual([path, 200])
    expect(text, path).not.toMatch(/\bundefined\b|\bNaN\b|\[object Object\]|Invalid Date/)
  }
  expect(fields.length).toBeGreaterThan(50)
})
