import type { SanityClient } from '@sanity/client'
import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Validate } from '../../../studio/actions/document-errors.ts'
import { PartlyDone } from '../../../studio/actions/use-reading.ts'
import { schemaTypes } from '../../../studio/schema/index.ts'
import type { BulkTask } from '../../../studio/tools/where-used/bulk-decisions.ts'
import { bulkFields, hasField } from '../../../studio/tools/where-used/bulk-fields.ts'
import { type BulkPlan, planBulk } from '../../../studio/tools/where-used/bulk-plan.ts'
import { batchesOf, runBulk } from '../../../studio/tools/where-used/bulk-run.ts'
import { readPlaces, readShown } from '../../../studio/tools/where-used/read-places.ts'
import type { Subject } from '../../../studio/tools/where-used/subjects.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const slug = (current: string) => ({ _type: 'slug', current })
const text = (words: string) => [
  {
    _type: 'block',
    _key: 'block',
    style: 'normal',
    markDefs: [],
    children: [{ _type: 'span', _key: 'span', text: words, marks: [] }],
  },
]
const article = (name: string, changes: object = {}) => ({
  _id: name,
  _type: 'article',
  title: `Article ${name}`,
  path: slug(`/resources/blog/${name}`),
  category: reference('markets'),
  author: reference('ann'),
  publishedOn: '2026-01-05',
  summary: 'Two sentences. About money.',
  body: text('Money moves.'),
  ...changes,
})
const draftOf = <Document extends { _id: string }>(document: Document) => ({
  ...document,
  _id: `drafts.${document._id}`,
})
const category = (_id: string, title: string, area: string) => ({
  _id,
  _type: 'articleCategory',
  title,
  slug: slug(_id),
  area,
  order: 1,
})
const person = (_id: string, name: string) => ({
  _id,
  _type: 'person',
  name,
  role: 'Analyst',
  team: 'staff',
})

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake?.close())
beforeEach(async () => {
  await lake.client.delete({ query: '*[!(_id match "_.*")]' })
  await store(
    category('markets', 'Markets', 'blog'),
    category('rules', 'Rules', 'blog'),
    category('company', 'Company', 'news'),
    person('ann', 'Ann'),
    person('ben', 'Ben'),
    article('one'),
    article('two'),
  )
})

async function store(...documents: { _id: string; _type: string }[]) {
  const transaction = lake.client.transaction()
  for (const document of documents) transaction.createOrReplace<object>(document)
  await transaction.commit()
}

const validate: Validate = (document) =>
  validateDocument({
    document: document as unknown as SanityDocument,
    workspace: { schema } as Workspace,
    getClient: ({ apiVersion }) => lake.client.withConfig({ apiVersion }) as never,
  })
const client = () => lake.client as never
const plan = (ids: string[], task: BulkTask) =>
  planBulk(ids, task, {
    client: client(),
    validate,
    hasField: (type, field) => hasField(schema.get(type), field),
  })
const get = (id: string) => lake.client.getDocument<Record<string, unknown>>(id)
const reasons = ({ refused }: BulkPlan) =>
  Object.fromEntries(refused.map((each) => [each.id, each.reasons.join(' ')]))
const idsOf = ({ steps }: BulkPlan) => steps.map(({ id }) => id)

const field = (name: string) => {
  const found = bulkFields.find((each) => each.name === name)
  if (!found) throw new Error(name)
  return found
}
const change = (name: string, chosen?: string): BulkTask => ({
  kind: 'change',
  field: field(name),
  chosen,
})

describe('a field of many documents', () => {
  test('changes on the site where there is no draft, and in the draft where there is one', async () => {
    await store(
      draftOf(article('two', { title: 'Half a thought' })),
      article('one', { _id: 'versions.r1.one' }),
    )
    const planned = await plan(['one', 'drafts.two', 'ann', 'gone'], change('category', 'rules'))
    expect(planned.steps.map(({ id, isLive, note }) => [id, isLive, note])).toEqual([
      ['one', true, 'Its version in a release keeps the category that it has.'],
      ['two', false, expect.stringContaining('It has a draft with other changes')],
    ])
    expect(reasons(planned)).toEqual({
      ann: 'Documents like this one have no category.',
      gone: 'It no longer exists.',
    })
    expect(await get('one')).toMatchObject({ category: reference('markets') })
    await runBulk(client(), planned.steps, 'changed')
    expect(await get('one')).toMatchObject({ category: reference('rules') })
    expect(await get('two')).toMatchObject({ category: reference('markets') })
    expect(await get('drafts.two')).toMatchObject({
      category: reference('rules'),
      title: 'Half a thought',
    })
    // A second click finds nothing to do, and the same plan cannot be carried out twice.
    expect((await plan(['one', 'two'], change('category', 'rules'))).steps).toEqual([])
    await expect(runBulk(client(), planned.steps, 'changed')).rejects.toThrow('revision')
  })

  test('is left as it is where the rules of the document refuse it; other errors do not count', async () => {
    const { summary, ...unfinished } = article('two')
    await store(unfinished)
    const toNews = await plan(['one'], change('category', 'company'))
    expect([idsOf(toNews), reasons(toNews)]).toEqual([
      [],
      { one: expect.stringMatching(/blog|news/i) },
    ])
    expect(reasons(await plan(['one'], change('author')))).toEqual({ one: 'Choose the author.' })
    expect(idsOf(await plan(['two'], change('author', 'ben')))).toEqual(['two'])
  })

  test('is not written if a colleague begins a draft or changes a document meanwhile', async () => {
    const planned = await plan(['one', 'two'], change('author', 'ben'))
    await store(draftOf(article('two')))
    await expect(runBulk(client(), planned.steps, 'changed')).rejects.toThrow('already exists')
    expect(await get('one')).toMatchObject({ author: reference('ann') })
    expect(await get('drafts.two')).toMatchObject({ title: 'Article two' })
  })
})

describe('many documents are published', () => {
  test('in one transaction, without those that a form would not publish', async () => {
    await store({ ...article('terms'), _type: 'legalPage' })
    await store(
      draftOf(article('one', { title: 'New title' })),
      draftOf(article('new')),
      draftOf(article('two', { path: slug('/resources/blog/moved') })),
      draftOf({ ...article('broken'), title: '' }),
      draftOf({ ...article('terms'), _type: 'legalPage', title: 'Changed' }),
    )
    const planned = await plan(['one', 'new', 'two', 'broken', 'terms', 'ann', 'one'], {
      kind: 'publish',
    })
    expect(idsOf(planned)).toEqual(['one', 'new'])
    expect(reasons(planned)).toEqual({
      two: expect.stringContaining('from /resources/blog/two to /resources/blog/moved'),
      broken: expect.stringContaining('title'),
      terms: expect.stringContaining('legal page changes'),
      ann: 'It has no changes to publish.',
    })
    await runBulk(client(), planned.steps, 'published')
    const [one, fresh] = await Promise.all(['one', 'new'].map(get))
    expect(one).toMatchObject({ title: 'New title' })
    expect(fresh?._rev).toBe(one?._rev)
    expect(await Promise.all(['drafts.one', 'drafts.new'].map(get))).toEqual([undefined, undefined])
    expect(await get('drafts.two')).toBeDefined()
  })

  test('says what is done if a later transaction is refused', async () => {
    const drafts = ['one', 'two'].map((name) => draftOf(article(name, { title: 'New' })))
    await store(...drafts)
    const { steps } = await plan(['one', 'two'], { kind: 'publish' })
    const large = { create: { _id: 'padding', _type: 'x', text: 'x'.repeat(3_899_000) } }
    const padded = steps.map((step, at) =>
      at === 0 ? { ...step, changes: [...step.changes, large] } : step,
    )
    expect(batchesOf(padded)).toHaveLength(2)
    await lake.client.patch('drafts.two').set({ title: 'A colleague' }).commit()
    const run = runBulk(client(), padded, 'published')
    await expect(run).rejects.toThrow(PartlyDone)
    await expect(run).rejects.toThrow(/^Only 1 of 2 documents was published: /)
    expect(await get('drafts.one')).toBeUndefined()
    expect(await get('drafts.two')).toMatchObject({ title: 'A colleague' })
  })

  test.each([
    ['is lost', new Error('socket hang up')],
    ['is a gateway’s', Object.assign(new Error('Bad Gateway'), { statusCode: 502 })],
  ])('once, if the answer to the transaction %s', async (_, error) => {
    await store(draftOf(article('one', { title: 'New' })))
    const { steps } = await plan(['one'], { kind: 'publish' })
    await runBulk(withLostAnswer(lake.client, error) as never, steps, 'published')
    expect(await get('one')).toMatchObject({ title: 'New' })
  })
})

/** A client whose mutations arrive, while their answers do not. */
function withLostAnswer(real: SanityClient, error: Error): SanityClient {
  return new Proxy(real, {
    get(target, name) {
      if (name !== 'mutate') return Reflect.get(target, name).bind?.(target)
      return async (...args: Parameters<SanityClient['mutate']>) => {
        await target.mutate(...args)
        throw error
      }
    },
  })
}

test('many documents are taken off the site, without those that others use or the site needs', async () => {
  const home = { _id: 'page-home', _type: 'page', title: 'Home', path: slug('/') }
  await store(
    { ...home, sections: [] } as typeof home,
    { ...article('three'), body: [], related: reference('two') } as never,
    draftOf(article('never')),
  )
  const ids = ['one', 'two', 'page-home', 'never']
  const planned = await plan(ids, { kind: 'unpublish', redirectTo: 'three' })
  expect(idsOf(planned)).toEqual(['one'])
  expect(reasons(planned)).toEqual({
    two: expect.stringContaining('“Article three” uses it.'),
    'page-home': 'The site needs it, so it stays published.',
    never: 'It is not published.',
  })
  // Both paths would give the redirect the same id.
  await store(article('a-b'), article('a', { path: slug('/resources/blog/a/b') }))
  const alike = await plan(['a-b', 'a'], { kind: 'unpublish', redirectTo: 'three' })
  expect([idsOf(alike), reasons(alike)]).toEqual([
    ['a-b'],
    { a: expect.stringMatching(/same redirect/) },
  ])
  await runBulk(client(), planned.steps, 'unpublished')
  expect(await get('one')).toBeUndefined()
  expect(await get('drafts.one')).toMatchObject({ title: 'Article one' })
  const redirects = '*[_type == "redirect"]{from, "to": to._ref}'
  expect(await lake.client.fetch(redirects)).toEqual([{ from: '/resources/blog/one', to: 'three' }])
  const again = await plan(['three'], { kind: 'unpublish', redirectTo: undefined })
  expect(reasons(again)).toEqual({ three: expect.stringContaining('1 redirect leads to it') })
})

describe('where something is used', () => {
  const find = async (subject: Subject) => {
    const { signal } = new AbortController()
    const { rows, naming } = await readPlaces(client(), subject, {
      describe: (_, path) => path.map((step) => (typeof step === 'object' ? '' : step)).join('.'),
      onProgress: () => {},
      signal,
    })
    const { pages } = await readShown(client(), naming, signal)
    return {
      rows: rows.map(({ id, places }) => [id, places.map((place) => place.text)]),
      pages: pages.map(({ href }) => href),
    }
  }
  const image = { _type: 'image', asset: reference('image-abc-10x10-png'), alt: 'A map' }
  const button = (_key: string, target: string) => ({
    _type: 'action',
    _key,
    label: 'Ask',
    target,
    dialog: 'sales-inquiry',
  })
  const page = {
    _id: 'about',
    _type: 'page',
    title: 'About',
    path: slug('/company/about'),
    sections: [
      {
        _key: 'hero',
        _type: 'hero',
        picture: 'timeline',
        text: 'For {{customers}} customers',
        actions: [button('a', 'dialog'), button('b', 'none')],
      },
      { _key: 'contact', _type: 'contact' },
      { _key: 'other', _type: 'contact', look: 'details' },
    ],
  }

  test('all kinds are found in published documents, drafts and releases, with the pages', async () => {
    await store(
      { _id: 'image-abc-10x10-png', _type: 'sanity.imageAsset' },
      { _id: 'figure', _type: 'companyFigure', key: 'customers', value: '5', label: 'C' } as never,
      page,
      draftOf({ ...page, title: 'Edited' }),
      { ...page, _id: 'versions.r1.later', sections: [page.sections[0]] } as never,
      { ...person('ann', 'Ann'), portrait: image } as never,
    )
    const about = ['/company/about']
    const [hero, details] = [['about', 'later'], ['about']]
    expect(await find({ kind: 'section', value: 'hero' })).toEqual({
      rows: hero.map((id) => [id, ['sections.']]),
      pages: about,
    })
    expect(await find({ kind: 'section', value: 'faq' })).toEqual({ rows: [], pages: [] })
    expect((await find({ kind: 'picture', value: 'picture.timeline' })).rows).toEqual(
      hero.map((id) => [id, ['sections..picture']]),
    )
    expect((await find({ kind: 'form', value: 'sales-inquiry' })).rows).toEqual(
      hero.map((id) => [id, ['sections..actions..dialog']]),
    )
    expect((await find({ kind: 'form', value: 'contact-message' })).rows).toEqual(
      details.map((id) => [id, ['sections.']]),
    )
    expect(await find({ kind: 'figure', value: 'figure' })).toEqual({
      rows: hero.map((id) => [id, ['sections..text']]),
      pages: about,
    })
    const articles = ['/resources/blog/one', '/resources/blog/two']
    expect(await find({ kind: 'image', value: 'image-abc-10x10-png' })).toEqual({
      rows: [['ann', ['portrait.asset']]],
      pages: articles,
    })
    expect((await find({ kind: 'person', value: 'ann' })).rows).toEqual([
      ['one', ['author']],
      ['two', ['author']],
    ])
    expect((await find({ kind: 'type', value: 'person' })).rows).toEqual([
      ['ann', []],
      ['ben', []],
    ])
  })

  test('5,000 documents and their pages are read in parts, and a closed list reads no further', async () => {
    await lake.client.delete({ query: '*[_type == "article"]' })
    await store(...Array.from({ length: 5000 }, (_, at) => article(`many-${at}`)))
    const subject: Subject = { kind: 'category', value: 'markets' }
    const found = await find(subject)
    expect([found.rows.length, found.pages.length]).toEqual([5000, 5000])

    const parts: number[] = []
    const stop = new AbortController()
    const reading = readPlaces(client(), subject, {
      describe: () => 'Category',
      onProgress: (read, total) => {
        parts.push(read, total)
        if (parts.length === 4) stop.abort()
      },
      signal: stop.signal,
    })
    await expect(reading).rejects.toThrow('aborted')
    expect(parts).toEqual([500, 5000, 1000, 5000])
  })
})
