import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { home } from '../../../scripts/seed/documents/home/home.ts'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments, writeSeed } from '../../support/seed.ts'
import { SEED_DAY, studioMarkers } from '../../support/studio-markers.ts'

let lake: TestLake

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: SEED_DAY })
  lake = await startTestLake()
  await writeSeed(lake.client)
})

afterAll(async () => {
  vi.useRealTimers()
  await lake.close()
})

/** The Studio's validation messages for these documents, one line each. */
async function messages(...documents: object[]) {
  const markers = await studioMarkers(lake.client, documents)
  return markers.flatMap((found, index) =>
    found.map(({ level, path, message }) => {
      const place = path
        .map((step) => (typeof step === 'object' && '_key' in step ? step._key : step))
        .join('.')
      return `${(documents[index] as { _id: string })._id} ${place}: ${level}: ${message}`
    }),
  )
}

test('the seed has no finding', async () => {
  // Read from the lake, so that documents refer to uploaded images.
  const stored = await lake.client.fetch<{ _id: string }[]>(
    '*[!(_id in path("_.**")) && !string::startsWith(_type, "sanity.") && !string::startsWith(_id, "seed.")]',
  )
  expect(stored).toHaveLength(seedDocuments.length)
  expect(await messages(...stored)).toEqual([])
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
