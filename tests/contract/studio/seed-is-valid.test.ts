import { createSchema, type SanityDocument, validateDocument, type Workspace } from 'sanity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home } from '../../../scripts/seed/documents/home/home.ts'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'
import { writeSeed } from '../../../scripts/seed/write-seed.ts'
import { schemaTypes } from '../../../studio/schema/index'
import { startTestLake, type TestLake } from '../../support/lake.ts'

// Validation reads the schema of a workspace, and nothing else of it.
const workspace = {
  schema: createSchema({ name: 'default', types: schemaTypes }),
} as Workspace
let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(() => lake.close())

/** What the Studio would tell an editor about this document, one line for each remark. */
async function remarks(document: object) {
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

test('the Studio has nothing to remark on the seed', async () => {
  const found: string[] = []
  const ids = seedDocuments.map(({ _id }) => _id)
  // As the lake has them: with the images that the seed has uploaded.
  const documents = await lake.client.fetch<object[]>('*[_id in $ids]', { ids })
  expect(documents).toHaveLength(ids.length)
  for (const document of documents) found.push(...(await remarks(document)))
  expect(found).toEqual([])
})

test('the Studio refuses what would break the site', async () => {
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
  expect(await remarks(broken)).toEqual(
    expect.arrayContaining([
      'page-second-home title: error: Give this a title.',
      'page-second-home path: error: “Home” has the address / already. Choose another one.',
      'page-second-home sections.hero: warning: A hero opens a page: drag it to the top.',
      'page-second-home sections.hero.actions.go.url: error: Type the web address that this leads to.',
      'page-second-home sections.hero.actions.go.dialog: error: Left over from an earlier choice under “Leads to”. Please clear it.',
      'page-second-home seo.image.alt: error: Describe what the image shows, for visitors who cannot see it.',
    ]),
  )
})

test.each([undefined, []])('the Studio refuses a page with the sections %j', async (sections) => {
  const bare = { ...home, _id: 'page-bare', sections }
  expect(await remarks(bare)).toContain(
    'page-bare sections: error: Add a hero (or the head of a report): its title is the heading of the page.',
  )
})

test('the Studio refuses another address of the home page', async () => {
  const moved = { ...home, _id: 'drafts.page-home', path: { _type: 'slug', current: '/company/a' } }
  expect(await remarks(moved)).toContain(
    'drafts.page-home path: error: The home page has the address /. Without it the site has no home page.',
  )
})
