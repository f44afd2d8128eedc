import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { writeSeed } from '../../../scripts/seed/write-seed.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments } from '../../support/seed.ts'

type Stored = {
  _id: string
  _type: string
  _rev?: string
  sections?: { _type: string; _key: string; [field: string]: unknown }[]
  [field: string]: unknown
}

/** The documents of the seed with affected sections, as they were before the migration. */
const before: Stored[] = JSON.parse(
  readFileSync(join(import.meta.dirname, 'before-merge-section-types.json'), 'utf8'),
)

let lake: TestLake
/** The seed as it is now, with its images, as a lake has it. */
let seed: Map<string, Stored>

beforeEach(async () => {
  lake = await startTestLake()
  // The other documents, and images, are there so that references resolve.
  await writeSeed(lake.client)
  seed = await stored()
  const transaction = lake.client.transaction()
  for (const document of before) transaction.createOrReplace(document)
  for (const { _id, _type } of seed.values()) {
    if (_type === 'upcomingReport') transaction.delete(_id)
  }
  await transaction.commit()
})

afterEach(() => lake.close())

/** Runs `npm run migrate` as a developer does, against the lake of this test. */
async function migrate(...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [join(ROOT, 'scripts/migrations/migrate.ts'), ...args],
    {
      env: {
        ...process.env,
        SANITY_API_HOST: lake.url,
        SANITY_PROJECT_ID: 'lake',
        SANITY_DATASET: 'production',
        SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
      },
    },
  )
  return stdout + stderr
}

async function stored(): Promise<Map<string, Stored>> {
  const documents = await lake.client.fetch<Stored[]>(
    '*[_type in $types] | order(_id asc)',
    { types: [...new Set(seedDocuments.map(({ _type }) => _type))] },
    { perspective: 'raw' },
  )
  return new Map(documents.map((document) => [document._id, document]))
}

/**
 * What an editor typed: without dates and revision, and without the keys in sections, which the seed makes of type
 * names and a migration keeps.
 */
function contentOf(document: Stored | undefined): Record<string, unknown> {
  const { _rev, _createdAt, _updatedAt, sections, ...content } = document ?? { _id: '', _type: '' }
  return { ...content, ...(sections && { sections: withoutKeys(sections) }) }
}

const withoutKeys = (value: unknown) =>
  JSON.parse(JSON.stringify(value, (name, each) => (name === '_key' ? undefined : each)))

const RUN = ['merge-section-types']

/** A digest of each migrated document's content. When they were written down, the content was that of the seed. */
const after: Record<string, string> = JSON.parse(
  readFileSync(join(import.meta.dirname, 'after-merge-section-types.json'), 'utf8'),
)

/** A digest that does not depend on the order of fields. */
function digestOf(document: Stored | undefined): string {
  const sorted = JSON.stringify(contentOf(document), (_, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
  return createHash('sha256').update(sorted).digest('hex').slice(0, 16)
}

test('turns the old content into the new one, and keeps the keys of the sections', async () => {
  const output = await migrate(...RUN)
  expect(output).toMatch(
    /Merge section types → production at http.*\n(.+\n)*Changed \d+ documents\./,
  )
  const migrated = await stored()
  expect([...migrated.keys()].toSorted()).toEqual([...seed.keys()].toSorted())
  const changed = [...migrated.values()].filter(
    ({ _id, _type }) => _type === 'upcomingReport' || before.some((old) => old._id === _id),
  )
  expect(Object.fromEntries(changed.map((each) => [each._id, digestOf(each)]))).toEqual(after)
  for (const { _id, sections } of before) {
    const keys = sections?.filter(({ _type }) => !/^report(Head|Imprint)$/.test(_type))
    expect(migrated.get(_id)?.sections?.map(({ _key }) => _key)).toEqual(
      keys?.map(({ _key }) => _key),
    )
  }
})

test('changes nothing when it is run again', async () => {
  await migrate(...RUN)
  const once = await stored()
  expect(await migrate(...RUN)).toContain('Changed 0 documents.')
  expect(await stored()).toEqual(once)
})

test('says with --dry-run what would change, and changes nothing', async () => {
  const untouched = await stored()
  const output = await migrate(...RUN, '--dry-run')
  expect(output).toContain('page-resources-research: sections')
  expect(output).toContain('upcoming-report-freezing-in-time: created')
  expect(output).toMatch(/Would change \d+ documents\./)
  expect(await stored()).toEqual(untouched)
})

describe('drafts and versions', () => {
  const research = 'page-resources-research'
  const crime = 'page-resources-crypto-crime-report'
  const original = (id: string) =>
    before.find(({ _id }) => _id === id) as Stored & {
      sections: { _type: string }[]
    }

  test('are migrated as published documents are', async () => {
    for (const prefix of ['drafts.', 'versions.rAutumn.']) {
      await lake.client.create({
        ...original('page-company-leadership'),
        _id: `${prefix}page-company-leadership`,
      })
    }
    await migrate(...RUN)
    const after = await stored()
    for (const prefix of ['drafts.', 'versions.rAutumn.']) {
      const { _id, ...content } = contentOf(after.get(`${prefix}page-company-leadership`))
      expect(contentOf(after.get('page-company-leadership'))).toEqual({
        _id: 'page-company-leadership',
        ...content,
      })
    }
  })

  test('of a page take a changed head to a draft of its report', async () => {
    const sections = original(crime).sections.map((section) =>
      section._type === 'reportHead' ? { ...section, title: 'Not out yet' } : section,
    )
    await lake.client.create({ ...original(crime), _id: `drafts.${crime}`, sections })
    await migrate(...RUN)
    const after = await stored()
    expect(after.get('report-crypto-crime-2025')).toMatchObject({
      head: { title: 'Crypto Crime Report 2025' },
    })
    expect(after.get('drafts.report-crypto-crime-2025')).toMatchObject({
      title: 'Crypto Crime Report 2025',
      head: { title: 'Not out yet', anchor: 'report' },
      imprint: { title: 'Take it to your team' },
    })
  })

  test('of a report get the head of the published page', async () => {
    const report = original('report-geography')
    await lake.client.create({ ...report, _id: 'drafts.report-geography', pages: 80 })
    await migrate(...RUN)
    expect((await stored()).get('drafts.report-geography')).toMatchObject({
      pages: 80,
      head: { title: 'Geography of Cryptocurrency Report' },
    })
  })

  test('with an upcoming report of their own get a draft of it', async () => {
    const item = { _type: 'upcomingReport', _key: 'new', title: 'New', stage: 'Planning' }
    const sections = original(research).sections.map((section) =>
      section._type === 'upcomingReports' ? { ...section, reports: [item] } : section,
    )
    await lake.client.create({ ...original(research), _id: `drafts.${research}`, sections })
    await migrate(...RUN)
    const after = await stored()
    expect(after.get('drafts.upcoming-report-new')).toMatchObject({ title: 'New' })
    expect(after.get('upcoming-report-new')).toBeUndefined()
    expect(after.get(`drafts.${research}`)?.sections).toContainEqual(
      expect.objectContaining({
        chosen: [expect.objectContaining({ _ref: 'upcoming-report-new', _weak: true })],
      }),
    )
  })
})

test('a head whose report has another page stays, and is named', async () => {
  await lake.client
    .patch('report-geography')
    .set({ page: { _type: 'reference', _ref: 'page-resources-research' } })
    .commit()
  expect(await migrate(...RUN)).toContain('the head of "report-geography"')
  const page = (await stored()).get('page-resources-geography-report')
  expect(page?.sections?.[0]).toMatchObject({ _type: 'reportHead' })
})

test('an unknown migration is an error that names those that exist', async () => {
  await expect(migrate('no-such')).rejects.toMatchObject({
    stderr: expect.stringMatching(/There is no migration "no-such"[\s\S]*merge-section-types/),
  })
})
