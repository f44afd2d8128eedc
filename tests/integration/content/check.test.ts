import { execFile } from 'node:child_process'
import { join } from 'node:path'
import type { SanityClient } from 'sanity'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { checkContent, describeReport } from '../../../studio/content-check/check-content'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'

const SITE = 'https://www.chainlantern.example'
const STUDIO = 'https://studio.chainlantern.example'
let lake: TestLake

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const page = (name: string, path: string, fields: object = {}) => ({
  _id: `page-${name}`,
  _type: 'page',
  title: `The page ${name}`,
  path: { _type: 'slug', current: path },
  ...fields,
})
const hero = (fields: object) => ({ _type: 'hero', _key: 'hero', title: 'A title', ...fields })
const action = (_key: string, fields: object) => ({
  _type: 'action',
  _key,
  label: 'Go',
  look: 'primary',
  ...fields,
})
const redirect = (name: string, from: string, to: string) => ({
  _id: `redirect-${name}`,
  _type: 'redirect',
  from,
  to: reference(to),
})

/** An editor's accepted warning: a page without its own description. */
const accepted = {
  _type: 'acceptedWarning',
  _key: 'accepted',
  rule: 'accepted before rules had codes',
  path: 'seo.description',
  message:
    'Search results show the description of the whole site. Describe this page in 70 to 160 characters.',
  reason: 'The page is for partners.',
}

/** A dataset with each kind of fault; uses weak references, since a lake rejects broken strong ones. */
async function plant({ client }: TestLake) {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .png()
    .toBuffer()
  const shown = await client.assets.upload('image', bytes, { filename: 'shown.png' })
  await client.assets.upload('file', Buffer.from('nobody shows me'), { filename: 'unused.txt' })
  const transaction = client.transaction()
  const documents = [
    page('home', '/', {
      sections: [
        hero({
          anchor: 'top',
          text: `Read /products/gone, ${SITE}/company/old and ${SITE}/company/alone#top today.`,
          actions: [
            action('known', { target: 'anchor', anchor: 'top' }),
            action('dead', { target: 'anchor', anchor: 'nowhere' }),
            action('typed', { target: 'url', url: `${SITE}/company/missing` }),
            action('gone', {
              target: 'document',
              document: { ...reference('page-gone'), _weak: true },
            }),
            action('draft', {
              target: 'document',
              document: { ...reference('page-new'), _weak: true },
            }),
          ],
        }),
      ],
      seo: { _type: 'seo', image: { _type: 'imageWithAlt', asset: reference(shown._id) } },
    }),
    page('alone', '/company/alone', { title: '', sections: [hero({})] }),
    page('orphan', '/company/orphan', { sections: [hero({})], acceptedWarnings: [accepted] }),
    page('circle', '/company/circle', {
      sections: [
        hero({
          text: 'One or two sentences that say for whom it is and what they get.',
          actions: [action('figure', { target: 'url', url: 'https://a.test.org/{{customers}}' })],
        }),
        { _type: 'callToAction', _key: 'word', title: 'From a word\u00ADprocessor' },
      ],
    }),
    { ...page('new', '/company/new', { sections: [] }), _id: 'drafts.page-new' },
    redirect('old', '/company/old', 'page-alone'),
    redirect('older', '/company/older', 'page-circle'),
    redirect('circle', '/company/circle', 'page-circle'),
    { _id: 'figure', _type: 'companyFigure', key: 'users', value: '{{users}}', label: 'Users' },
    { _id: 'thing', _type: 'removedType', title: 'A thing of the past' },
  ]
  for (const document of documents) transaction.createOrReplace<object>(document)
  await transaction.commit()
}

beforeAll(async () => {
  lake = await startTestLake()
  await plant(lake)
})

afterAll(() => lake?.close())

test('every kind of fault is found, with its place and what to do', async () => {
  const client = lake.client as unknown as SanityClient
  const report = await checkContent(client, { siteUrl: SITE, studioUrl: STUDIO })
  const found = report.documents.flatMap(({ id, findings }) =>
    findings.map(
      ({ level, check, path, message }) => `${id} ${path} ${level} ${check}: ${message}`,
    ),
  )
  const expected = [
    /^page-alone title error rules: Enter a title/,
    /^page-home sections\.hero\.actions\.gone\.document error references: .*no longer exists \(page-gone\)/,
    /^page-home sections\.hero\.actions\.draft\.document error references: .*not published yet/,
    /^page-home sections\.hero\.text warning links: The site has no page \/products\/gone/,
    /^page-home sections\.hero\.text warning links: \/company\/old is redirected to \/company\/alone/,
    /^page-home sections\.hero\.text error links: \/company\/alone has no section with the anchor top/,
    /^page-home sections\.hero\.actions\.typed\.url error links: The site has no page \/company\/missing/,
    /^page-home sections\.hero\.actions\.dead\.anchor warning rules: No section of this page has the anchor “nowhere”/,
    /^page-home seo\.image\.alt error (rules|alt text): Describe what the image shows/,
    /^page-circle sections\.hero\.text error rules: “One or two sentences .*” is an example/,
    /^page-circle sections\.hero\.actions\.figure\.url error rules: .*texts only/,
    /^page-circle sections\.word\.title warning rules: .*a character that nobody sees/,
    /^redirect-circle to error redirects: .*circle \(\/company\/circle → \/company\/circle\)/,
    /^redirect-older to error redirects: .*circle/,
    /^file-\w+-txt {2}warning assets: No document shows this file/,
    /^page-orphan {2}warning orphans: No page leads here/,
    /^figure value error rules: Enter the value itself/,
    /^thing {2}warning rules: The Studio has no type "removedType"/,
  ]
  for (const pattern of expected) expect(found).toContainEqual(expect.stringMatching(pattern))
  const known =
    /actions\.known|page-alone {2}|page-home {2}warning orphans|page-orphan seo\.description/
  expect(found.filter((line) => known.test(line))).toEqual([])
  // If a schema rule and another check agree, only one of them reports.
  expect(found.filter((line) => line.startsWith('page-home seo.image.alt'))).toHaveLength(1)
  expect(report.checked).toBe(9)
  expect(report.errors + report.warnings).toBe(found.length)

  const text = describeReport(report)
  expect(text).toContain(`The page home (page)\n  ${STUDIO}/intent/edit/id=page-home;type=page/\n`)
  expect(text).toMatch(/\n\n9 documents checked, \d+ errors, \d+ warnings\.$/)
})

test('the command checks drafts, too, prints JSON, and fails on errors only', async () => {
  const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|LAKE)_/.test(name))
  const run = (...args: string[]) => {
    const env = {
      ...Object.fromEntries(own),
      LAKE_PORT: String(lake.port),
      LAKE_TOKEN,
      SITE_URL: SITE,
    }
    return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
      const program = join(ROOT, 'scripts/content/check.ts')
      const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
        settle({ status: child.exitCode, out, err }),
      )
    })
  }
  const { status, out } = await run('--json', '--drafts')
  expect(status).toBe(1)
  const report = JSON.parse(out)
  expect(report.checked).toBe(10)
  expect(report.documents.map(({ id }: { id: string }) => id)).toContain('drafts.page-new')

  // Warnings alone do not fail.
  await lake.client.delete({ query: '*[!(_type in ["removedType", "sanity.fileAsset"])]' })
  const warned = await run()
  expect(warned).toMatchObject({ status: 0, err: '' })
  expect(warned.out).toContain('1 document checked, 0 errors, 2 warnings.')
})
