import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { home } from '../../../scripts/seed/documents/home/home.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { writeSeed } from '../../../scripts/seed/write-seed.ts'
import { schemaTypes } from '../../../studio/schema/index'
import { startTestLake, type TestLake } from '../../support/lake.ts'

// Validation only reads the schema of a workspace.
const workspace = {
  schema: createSchema({ name: 'default', types: schemaTypes }),
} as Workspace
let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await writeSeed(lake.client)
  // The seed has review dates, which become due.
  vi.setSystemTime('2026-11-22')
})

afterAll(async () => {
  vi.useRealTimers()
  await lake.close()
})

/** The Studio's validation messages for this document, one line each. */
async function messages(document: object) {
  const markers = await validateDocument({
    document: document as SanityDocument,
    workspace,
    getClient: ({ apiVersion }) => lake.client.withConfig({ apiVersion }),
  })
  const { _id } = document as SanityDocument
  return markers.map(({ level, path, message }) => {
    const place = path
      .map((step) => (typeof step === 'object' && '_key' in step ? step._key : step))
      .join('.')
    return `${_id} ${place}: ${level}: ${message}`
  })
}

test('the seed is valid in the Studio', async () => {
  const found: string[] = []
  const ids = seedDocuments.map(({ _id }) => _id)
  // Read from the lake, so that they refer to the uploaded images.
  const documents = await lake.client.fetch<object[]>('*[_id in $ids]', { ids })
  expect(documents).toHaveLength(ids.length)
  for (const document of documents) found.push(...(await messages(document)))
  expect(found).toEqual([])
})

test('the Studio refuses a document that would break the site', async () => {
  const action = { _type: 'action', _key: 'go', label: 'Go', look: 'primary' }
  const broken = {
    ...home,
    _id: 'page-second-home',
    title: '',
    sections: [
      { _type: 'callToAction', _key: 'end', title: 'End', look: 'ink' },
      {
        _type: 'hero',
        _key: 'hero',
        title: 'A second home',
        actions: [{ ...action, target: 'url', dialog: 'demo-video' }],
      },
    ],
    seo: {
      _type: 'seo',
      image: { _type: 'imageWithAlt', asset: { _type: 'reference', _ref: 'image-none-1x1-png' } },
    },
  }
  expect(await messages(broken)).toEqual(
    expect.arrayContaining([
      'page-second-home title: error: Enter a title.',
      'page-second-home path: error: “Home” already has the path /. Choose another one.',
      'page-second-home sections.hero: warning: A hero opens a page: drag it to the top.',
      'page-second-home sections.hero.actions.go.url: error: Enter the link, such as https://example.com/page.',
      'page-second-home sections.hero.actions.go.dialog: error: This belongs to an earlier choice under “Leads to”. Clear it.',
      'page-second-home seo.image.alt: error: Describe what the image shows, for visitors who cannot see it.',
    ]),
  )
})

test.each([undefined, []])('the Studio refuses a page with no hero in %j', async (sections) => {
  const bare = { ...home, _id: 'page-bare', sections }
  expect(await messages(bare)).toContain(
    'page-bare sections: error: Add a hero (or the head of a report): its title is the heading of the page.',
  )
})

test('the Studio refuses another path of the home page', async () => {
  const moved = { ...home, _id: 'drafts.page-home', path: { _type: 'slug', current: '/company/a' } }
  expect(await messages(moved)).toContain(
    'drafts.page-home path: error: The path of the home page must be /. Otherwise the site has no home page.',
  )
})
