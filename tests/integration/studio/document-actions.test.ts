import type { ValidationContext } from 'sanity'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPublication } from '../../../studio/actions/publication.ts'
import { planReleaseConsequences } from '../../../studio/actions/release-consequences.ts'
import {
  findBlockers,
  planRemoval,
  type RemovalChoice,
  readRemoval,
} from '../../../studio/actions/removal.ts'
import { commitChanges } from '../../../studio/actions/stored-document.ts'
import { readWithTypedLinks, typedLinkPaths } from '../../../studio/actions/typed-links.ts'
import { findClaims, findRemainingClaims } from '../../../studio/schema/validation/path.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'

const SITE = 'https://chainlantern.example'
const reference = (_ref: string) => ({ _type: 'reference', _ref })
const slug = (current: string) => ({ _type: 'slug', current })
const product = (_id: string, name: string) => ({
  _id,
  _type: 'product',
  title: name,
  path: slug(`/products/${name}`),
})
const linkTo = (_ref: string) => ({
  _type: 'action',
  _key: 'button',
  label: 'See',
  target: 'document',
  document: reference(_ref),
})
const typedLink = {
  _type: 'textLink',
  _key: 'typed',
  href: `${SITE}/products/beacon`,
}
const textWith = (link: object) => [
  { _type: 'richText', _key: 'text', body: [{ _type: 'block', _key: 'block', markDefs: [link] }] },
]
const page = (_id: string, actions: object[] = []) => ({
  _id,
  _type: 'page',
  title: 'About',
  path: slug('/company/about'),
  actions,
  sections: textWith(typedLink),
})

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})
afterAll(() => lake?.close())
beforeEach(async () => {
  await lake.client.delete({ query: '*[!(_id match "_.*")]' })
  const documents = [product('beacon', 'beacon'), product('torch', 'torch')]
  const transaction = lake.client.transaction()
  for (const document of documents) transaction.create(document)
  transaction.create(page('about', [linkTo('beacon')]))
  transaction.create(page('drafts.about', [linkTo('beacon')]))
  await transaction.commit()
})

const get = (id: string) => lake.client.getDocument<Record<string, unknown>>(id)
const redirects = () =>
  lake.client.fetch<object[]>(
    '*[_type == "redirect"] | order(from asc){from, "to": to->path.current, permanent}',
  )

/** Publishes with a new path, like an editor who confirms the dialog. */
async function rename(id: string, path: string, repairsLinks = true) {
  const { _rev, ...published } = (await get(id)) ?? {}
  const draft = { ...published, _type: 'product', _id: `drafts.${id}`, path: slug(path) }
  await lake.client.createOrReplace(draft)
  const publication = await readPublication(lake.client, id, SITE)
  await commitChanges(lake.client, publication?.changes(repairsLinks) ?? [])
  return publication
}

describe('a renamed product', () => {
  test('is published with its redirect and the repaired links in one transaction', async () => {
    const publication = await rename('beacon', '/products/lantern')
    expect(publication?.rename?.linking.map(({ _id }) => _id).sort()).toEqual([
      'about',
      'drafts.about',
    ])
    expect(publication?.typed.map(({ document, count }) => [document._id, count]).sort()).toEqual([
      ['about', 1],
      ['drafts.about', 1],
    ])
    expect(await get('drafts.beacon')).toBeUndefined()
    expect(await get('beacon')).toMatchObject({ path: slug('/products/lantern') })
    expect(await redirects()).toEqual([
      { from: '/products/beacon', to: '/products/lantern', permanent: true },
    ])
    const repaired = textWith({ _type: 'textLink', _key: 'typed', document: reference('beacon') })
    const changed = await Promise.all(['about', 'drafts.about', 'beacon'].map(get))
    expect(changed[0]).toMatchObject({ sections: repaired })
    expect(changed[1]).toMatchObject({ sections: repaired })
    expect(new Set(changed.map((document) => document?._rev)).size).toBe(1)
  })

  test('keeps typed links as they are if the editor wants so', async () => {
    await rename('beacon', '/products/lantern', false)
    expect(await get('about')).toMatchObject({ sections: textWith(typedLink) })
  })

  test('again, and back: all old paths lead straight to it, and no redirect leads to itself', async () => {
    await rename('beacon', '/products/lantern')
    await rename('beacon', '/products/lamp')
    const to = '/products/lamp'
    expect(await redirects()).toEqual([
      { from: '/products/beacon', to, permanent: true },
      { from: '/products/lantern', to, permanent: true },
    ])
    await rename('beacon', '/products/beacon')
    expect((await redirects()).map((each) => Object.values(each)[0])).toEqual([
      '/products/lamp',
      '/products/lantern',
    ])
  })

  test('is not published if a colleague has changed it meanwhile', async () => {
    await lake.client.create({ ...product('drafts.beacon', 'lantern') })
    const publication = await readPublication(lake.client, 'beacon', SITE)
    await lake.client.patch('drafts.beacon').set({ title: 'Changed' }).commit()
    await expect(commitChanges(lake.client, publication?.changes(true) ?? [])).rejects.toThrow(
      'unexpected revision',
    )
    expect(await redirects()).toEqual([])
  })
})

test('typed links are found in every field that takes one, and no others', async () => {
  const nested = (steps: string[], link: string): object => {
    const [step = '', ...rest] = steps
    const inner = rest.length > 0 ? nested(rest, link) : link
    return step.endsWith('[]') ? { [step.slice(0, -2)]: [inner] } : { [step]: inner }
  }
  expect(typedLinkPaths.length).toBeGreaterThan(10)
  const transaction = lake.client.transaction()
  for (const [at, path] of typedLinkPaths.entries()) {
    const link = at % 2 === 0 ? '/products/lantern#a' : `${SITE}/products/lantern`
    transaction.create({ _id: `found-${at}`, _type: 'page', ...nested(path.split('.'), link) })
  }
  await transaction.commit()
  const found = await readWithTypedLinks(lake.client, '/products/lantern', SITE)
  expect(found.map(({ _id }) => _id).sort()).toEqual(
    typedLinkPaths.map((_, at) => `found-${at}`).sort(),
  )
})

describe('a legal page', () => {
  const text = (words: string) => [{ _type: 'block', _key: 'a', children: [{ text: words }] }]
  const terms = (_id: string, lastUpdated: string, words: string) => ({
    _id,
    _type: 'legalPage',
    title: 'Terms',
    path: slug('/legal/terms'),
    lastUpdated,
    body: text(words),
  })
  const publish = async (lastUpdated: string, words: string) => {
    await lake.client.createOrReplace(terms('drafts.terms', lastUpdated, words))
    const publication = await readPublication(lake.client, 'terms', SITE)
    await commitChanges(lake.client, publication?.changes(true) ?? [])
    return publication?.legal
  }

  test('keeps the published text when its date changes, and nothing for a correction', async () => {
    await lake.client.create(terms('terms', '2025-10-01', 'Old'))
    expect(await publish('2025-10-01', 'Old, corrected')).toEqual({ to: '2025-10-01' })
    expect(await publish('2026-01-01', 'New')).toEqual({
      keptFrom: '2025-10-01',
      to: '2026-01-01',
    })
    const kept = await lake.visitor.fetch('*[_type == "legalVersion"]{_id, date, title, body}')
    expect(kept).toEqual([
      {
        _id: 'legal-version-terms-2025-10-01',
        date: '2025-10-01',
        title: 'Terms',
        body: text('Old, corrected'),
      },
    ])
    expect(await get('terms')).toMatchObject({ body: text('New') })
  })

  test('is deleted together with its earlier versions', async () => {
    await lake.client.create(terms('terms', '2025-10-01', 'Old'))
    await publish('2026-01-01', 'New')
    await remove('terms', { mode: 'delete' })
    expect(await lake.client.fetch('count(*[_type in ["legalPage", "legalVersion"]])')).toBe(0)
  })
})

async function remove(id: string, choice: RemovalChoice) {
  const removal = await readRemoval(lake.client, id)
  await commitChanges(lake.client, planRemoval(removal, choice))
  return removal
}

test('a release with a new path gets its redirect, and publishes it', async () => {
  const releaseId = 'rPath'
  await lake.client.releases.create({ releaseId, metadata: { releaseType: 'asap' } })
  const version = { ...product('beacon', 'lantern'), _id: `versions.${releaseId}.beacon` }
  await lake.client.create(version)
  const bring = async (path: string) => {
    await lake.client
      .patch(version._id)
      .set({ path: slug(path) })
      .commit()
    const changes = await planReleaseConsequences(lake.client, 'beacon', releaseId)
    await commitChanges(lake.client, changes)
    return changes.length
  }
  const inRelease = () =>
    lake.client.fetch(
      'count(*[_id in path($versions)])',
      { versions: `versions.${releaseId}.**` },
      { perspective: 'raw' },
    )
  // While the path is typed; the old path; the new path; and again, when everything exists.
  expect([await bring('/products/'), await inRelease()]).toEqual([0, 1])
  expect([await bring('/products/lamp'), await inRelease()]).toEqual([1, 2])
  expect([await bring('/products/beacon'), await inRelease()]).toEqual([1, 1])
  expect([await bring('/products/lantern'), await inRelease()]).toEqual([1, 2])
  expect([await bring('/products/lantern'), await inRelease()]).toEqual([0, 2])
  expect(await redirects()).toEqual([])
  const redirectId = `versions.${releaseId}.redirect-products-beacon`
  const context = { getClient: () => lake.client } as unknown as ValidationContext
  expect(await findClaims('/products/beacon', context)).not.toEqual([])
  const remaining = await findRemainingClaims('/products/beacon', redirectId, context)
  expect(remaining.filter(({ _type }) => _type !== 'redirect')).toEqual([])
  await lake.client.releases.publish({ releaseId })
  expect(await get('beacon')).toMatchObject({ path: slug('/products/lantern') })
  expect(await redirects()).toEqual([
    { from: '/products/beacon', to: '/products/lantern', permanent: true },
  ])
})

describe('a removed product', () => {
  test('is replaced wherever it is used, and its paths redirect', async () => {
    await rename('beacon', '/products/lantern')
    const { uses, path } = await remove('beacon', {
      mode: 'delete',
      replacement: 'torch',
      redirectTo: 'torch',
    })
    expect(path).toBe('/products/lantern')
    expect(uses.map(({ document, places }) => [document._id, places.length]).sort()).toEqual([
      ['about', 2],
      ['drafts.about', 2],
    ])
    expect(await get('beacon')).toBeUndefined()
    for (const id of ['about', 'drafts.about']) {
      expect(await get(id)).toMatchObject({ actions: [linkTo('torch')] })
    }
    expect(await redirects()).toEqual([
      { from: '/products/beacon', to: '/products/torch', permanent: true },
      { from: '/products/lantern', to: '/products/torch', permanent: true },
    ])
  })

  test('without replacement: buttons lead nowhere, and no redirect is left', async () => {
    await rename('beacon', '/products/lantern')
    await remove('beacon', { mode: 'delete' })
    const { document: _, ...button } = { ...linkTo('beacon'), target: 'none' }
    expect(await get('about')).toMatchObject({ actions: [button] })
    expect(await redirects()).toEqual([])
    expect(await lake.client.fetch('count(*[references("beacon")])')).toBe(0)
  })

  test('when unpublished: its draft keeps the content', async () => {
    await remove('beacon', { mode: 'unpublish', redirectTo: 'torch' })
    expect(await get('beacon')).toBeUndefined()
    expect(await get('drafts.beacon')).toMatchObject({ title: 'beacon' })
    expect(await redirects()).toEqual([
      { from: '/products/beacon', to: '/products/torch', permanent: true },
    ])
  })

  test('stays if a colleague has added a link meanwhile', async () => {
    const removal = await readRemoval(lake.client, 'beacon')
    await lake.client.create({ _type: 'page', actions: [linkTo('beacon')] })
    await expect(
      commitChanges(lake.client, planRemoval(removal, { mode: 'delete' })),
    ).rejects.toThrow('cannot be deleted as there are references to it')
    expect(await get('about')).toMatchObject({ actions: [linkTo('beacon')] })
  })
})

describe('a removed company figure', () => {
  const figure = (key: string) => ({
    _id: `figure-${key}`,
    _type: 'companyFigure',
    key,
    value: '500+',
    label: key,
  })
  const large = (key: string) => ({
    _type: 'figure',
    _key: 'large',
    figure: reference(`figure-${key}`),
  })
  const user = (key: string) => ({
    ...page('user'),
    sections: [
      { _key: 'band', _type: 'statBand', text: `{{${key}}} of them`, figures: [large(key)] },
    ],
  })

  beforeEach(async () => {
    for (const each of [figure('customers'), figure('clients'), user('customers')])
      await lake.client.create<object>(each)
  })

  test('is replaced in large type and in the texts that name it', async () => {
    const { uses } = await remove('figure-customers', {
      mode: 'delete',
      replacement: 'figure-clients',
      replacementKey: 'clients',
    })
    expect(uses.map(({ document, places }) => [document._id, places.length])).toEqual([['user', 2]])
    expect(await get('user')).toMatchObject({ sections: user('clients').sections })
    expect(await get('figure-customers')).toBeUndefined()
  })

  test('needs a replacement as long as a text names it', async () => {
    const removal = await readRemoval(lake.client, 'figure-customers')
    expect(await findBlockers(removal, async () => [])).toEqual(
      new Map([['user', ['Its texts name {{customers}}.']]]),
    )
  })
})
