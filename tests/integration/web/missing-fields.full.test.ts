import type { SanityDocumentStub } from '@sanity/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { uploadImages } from '../../../scripts/seed/images/upload-images.ts'
import { enterDraftMode } from '../../support/enter-draft-mode.ts'
import { EVERY_ROUTE, seededPaths } from '../../support/every-route.ts'
import { pageProblems } from '../../support/page-problems.ts'
import { seedDocuments } from '../../support/seed.ts'
import { siteSettled } from '../../support/site-settled.ts'
import { type Stack, startStack } from '../../support/stack.ts'
import { oneOfEachKind, type SeedDocument, type SeedField } from './seed-fields.ts'

// In draft mode, because each request then renders the lake's current content with the same components and queries,
// without waiting for a webhook.

let stack: Stack
let cookie: string
/** The seed's documents with the lake's image ids. */
let documents: SeedDocument[]
let kinds: SeedField[]

beforeAll(async () => {
  stack = await startStack()
  await siteSettled(stack)
  cookie = await enterDraftMode(stack.client)
  documents = (await uploadImages(stack.client, seedDocuments, { dryRun: false })).documents
  kinds = oneOfEachKind(documents)
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

async function problemsAt(path: string): Promise<string[]> {
  const response = await fetch(stack.urls.site + path, { redirect: 'manual', headers: { cookie } })
  const { failures, leftovers } = pageProblems(response.status, await response.text())
  return [...failures, ...leftovers].map((text) => `${path}: ${text}`)
}

type Document = SanityDocumentStub & { _id: string }
const draftOf = (document: object) =>
  ({ ...document, _id: `drafts.${(document as Document)._id}` }) as Document
const pathOf = (document: object) =>
  (document as { path?: { current?: string } }).path?.current ?? '/'

/** Removes these fields in a draft of the document while `look` runs. */
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

type Section = { _key: string }

/** The page with a copy of a section for each of these fields, without that field. */
function withCopies(document: SeedDocument, fields: SeedField[]) {
  const copies = fields.map(({ section = '' }, at) => ({ section, _key: `${section}-${at}` }))
  const { sections } = document as unknown as { sections: Section[] }
  const draft = {
    ...draftOf(document),
    sections: sections.flatMap((each) => [
      each,
      ...copies
        .filter(({ section }) => section === each._key)
        .map(({ _key }) => ({ ...each, _key })),
    ]),
  }
  const unset = fields.map(({ path, section }, at) =>
    path.replace(`"${section}"`, `"${copies[at]?._key}"`),
  )
  return withDraft(draft, unset, () => problemsAt(pathOf(document)))
}

/** The problems of a page without single fields of its sections; bisects the failing fields. */
async function withoutEach(document: SeedDocument, fields: SeedField[]): Promise<string[]> {
  const problems = await withCopies(document, fields)
  if (problems.length === 0) return []
  const [field] = fields
  if (fields.length === 1) return problems.map((text) => `without ${field?.kind}: ${text}`)
  const middle = Math.ceil(fields.length / 2)
  const parts = [fields.slice(0, middle), fields.slice(middle)]
  const found: string[] = []
  for (const part of parts) found.push(...(await withoutEach(document, part)))
  return found.length > 0 ? found : problems
}

test('a page of each kind has no problem as it is', async () => {
  const problems: string[] = []
  await inTurns(
    EVERY_ROUTE.filter((path) => seededPaths.includes(path)).map((path) => async () => {
      problems.push(...(await problemsAt(path)))
    }),
  )
  expect(problems).toEqual([])
})

test('a page is shown without any one field of any of its sections', async () => {
  const fields = kinds.filter(({ section }) => section)
  const problems: string[] = []
  await inTurns(
    [...Map.groupBy(fields, ({ document }) => document)].map(([document, own]) => async () => {
      problems.push(...(await withoutEach(document, own)))
    }),
  )
  expect(fields.length).toBeGreaterThan(300)
  expect(problems).toEqual([])
}, 240_000)

/** The document's page, and another page that shows it. */
async function pagesOf(document: SeedDocument): Promise<string[]> {
  if (['siteSettings', 'navigation'].includes(document._type)) return ['/']
  return stack.client.fetch<string[]>(
    `*[defined(path.current) && (
      _id in [$id, *[_id == $id][0].page._ref] || references($id) || $type in sections[].what
    )] | order(select(_id == $id => 0, 1) asc, path.current asc)[0...2].path.current`,
    { id: document._id, type: document._type },
    { perspective: 'drafts' },
  )
}

const isNested = (field: SeedField) => /[.[]/.test(field.path) && !isPath(field)

const isPath = ({ path }: SeedField) => path.startsWith('path')

/** The pages to check: the second one shows no nested fields. */
function pagesWithout(field: SeedField, pages: string[]): string[] {
  // Without a path a document has no page, but other pages may show it.
  if (isPath(field)) return pages.filter((page) => page !== pathOf(field.document))
  return isNested(field) ? pages.slice(0, 1) : pages
}

/** Groups of nested fields that do not affect each other: no two of one object, none inside another. */
function independent(fields: SeedField[]): SeedField[][] {
  const groups: SeedField[][] = []
  const parentOf = ({ path }: SeedField) =>
    path.slice(0, Math.max(path.lastIndexOf('.'), 0)) || path
  for (const field of fields) {
    const isApart = (other: SeedField) =>
      !field.path.startsWith(parentOf(other)) && !other.path.startsWith(parentOf(field))
    const group = groups.find((each) => each.every(isApart))
    if (group) group.push(field)
    else groups.push([field])
  }
  return groups
}

/** Groups of three, of which a page lacks all at once. */
function threes(fields: SeedField[]): SeedField[][] {
  return fields.flatMap((_, at) => (at % 3 === 0 ? [fields.slice(at, at + 3)] : []))
}

/** The problems of a document's pages without any one of its fields. */
async function withoutAny(document: SeedDocument, fields: SeedField[]): Promise<string[]> {
  const pages = await pagesOf(document)
  const groups = [
    ...threes(fields.filter((each) => !isNested(each))),
    ...independent(fields.filter(isNested)),
  ]
  const problems: string[] = []
  for (const group of groups) {
    const [first] = group
    if (!first) continue
    const look = () => Promise.all(pagesWithout(first, pages).map(problemsAt))
    const found = await withDraft(
      draftOf(document),
      group.map(({ path }) => path),
      look,
    )
    const kindsOf = group.map(({ kind }) => kind).join(' or ')
    problems.push(...found.flat().map((text) => `without ${kindsOf} (${document._id}): ${text}`))
  }
  return problems
}

test('a page is shown without any one field of any document', async () => {
  const ofDocuments = kinds.filter(({ section }) => !section)
  const [paths, others] = [ofDocuments.filter(isPath), ofDocuments.filter((each) => !isPath(each))]
  const byDocument = Map.groupBy(others, ({ document }) => document)
  const problems: string[] = []
  await inTurns(
    [...byDocument].map(([document, fields]) => async () => {
      problems.push(...(await withoutAny(document, fields)))
    }),
  )
  // One after another: a document without a path has no page, and affects other documents' pages.
  for (const field of paths) problems.push(...(await withoutAny(field.document, [field])))
  expect(ofDocuments.length).toBeGreaterThan(200)
  expect(problems).toEqual([])
}, 240_000)

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
    transaction.createOrReplace({ ...rest, ...address, _id: `copy-${at}` } as unknown as Document)
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
