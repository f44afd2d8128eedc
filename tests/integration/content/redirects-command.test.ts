import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { runCommand } from '../run-command.ts'

const SITE = 'https://www.acme.example'
const dir = mkdtempSync(join(tmpdir(), 'redirects-command-'))
let lake: TestLake

const page = (_id: string, current: string) => {
  return { _id, _type: 'page', title: `Title of ${current}`, path: { current } }
}
const redirect = (_id: string, from: string, target: string) => {
  const to = { _type: 'reference', _ref: target }
  return { _id, _type: 'redirect', from, to, permanent: true }
}

beforeAll(async () => {
  // A lake of its own: each test deletes all pages.
  lake = await startTestLake()
})
afterAll(async () => {
  await lake?.close()
  rmSync(dir, { recursive: true, force: true })
})
beforeEach(async () => {
  await lake.client.delete({ query: '*[_type == "redirect"]' })
  await lake.client.delete({ query: '*[_type == "page"]' })
  const transaction = lake.client.transaction()
  const pages = [
    page('kyt', '/products/kyt'),
    page('about', '/company/about'),
    page('drafts.soon', '/company/soon'),
  ]
  for (const each of pages) transaction.create(each)
  transaction.create(redirect('known', '/known', 'kyt'))
  transaction.create(redirect('drafts.edited', '/edited', 'kyt'))
  await transaction.commit()
})

/** Runs the command on a file with this content. */
function run(content: string, ...args: string[]) {
  const file = join(dir, 'moved.csv')
  writeFileSync(file, content)
  return runCommand('redirects/redirects.ts', [file, ...args], {
    LAKE_PORT: String(lake.port),
    SITE_URL: SITE,
    SANITY_API_WRITE_TOKEN: LAKE_TOKEN,
  })
}

const stored = () =>
  lake.client.fetch<unknown[]>(
    '*[_type == "redirect"] | order(from){from, "to": to->path.current, permanent}',
  )
const KNOWN = { from: '/known', to: '/products/kyt', permanent: true }

test('a plan is printed, all rows are published on request, and a second run changes nothing', async () => {
  // As Excel writes it.
  const file = `\uFEFFsep=;\r\nOld path;Leads to;Permanent\r\n${[
    `${SITE}/caf%C3%A9/;${SITE}/company/about;no`,
    '"/old; and, quoted";/products/kyt;',
    '/known;/company/about;yes',
    ';;',
  ].join('\r\n')}\r\n`
  const plain = file.replace('"/old; and, quoted"', '/old,page')
  const plan = await run(plain)
  expect(plan).toMatchObject({ status: 0, err: '' })
  expect(plan.out).toContain('row 2  new  /caf%C3%A9 → /company/about (temporary)\n')
  expect(plan.out).toContain('row 4  changed  /known → /company/about\n')
  expect(plan.out).toContain('2 new, 1 changed, 0 unchanged, 0 refused\n')
  expect(await stored()).toEqual([KNOWN])

  expect((await run(plain, '--apply')).out).toMatch(/Published\.\n$/)
  const published = [
    { from: '/caf%C3%A9', to: '/company/about', permanent: false },
    { from: '/known', to: '/company/about', permanent: true },
    { from: '/old,page', to: '/products/kyt', permanent: true },
  ]
  expect(await stored()).toEqual(published)
  const again = await run(plain.replaceAll(';', '\t'), '--apply')
  expect(again.out).toContain('0 new, 0 changed, 3 unchanged, 0 refused')
  expect(await run(file)).toMatchObject({
    status: 1,
    out: expect.stringMatching(/row 3 {2}refused/),
  })
})

test('one refused row, and nothing is written; each is named with its reason', async () => {
  const { status, out } = await run(
    [
      'from,to,permanent',
      '/fine,/products/kyt,yes',
      '/company/about,/products/kyt,yes',
      '/fine,/company/about,yes',
      '/a,/b,yes',
      '/d,/company/soon,yes',
      '/g,/products/kyt,perhaps',
      '/edited,/products/kyt,yes',
    ].join('\n'),
    '--apply',
  )
  expect(status).toBe(1)
  const refused = [...out.matchAll(/^row (\d+) {2}refused {2}(.+)$/gm)]
  expect(refused.map(([, row]) => Number(row))).toEqual(
    Array.from({ length: 6 }, (_, at) => at + 3),
  )
  const reasons = [
    '“Title of /company/about” has the path /company/about and goes first',
    'Row 2 starts at this path, too.',
    'No page has the path /b.',
    'The page at /company/soon is not published.',
    '“perhaps” in permanent is not yes or no.',
    'The redirect from /edited has a draft',
  ]
  for (const [at, reason] of reasons.entries()) expect(refused[at]?.[2]).toContain(reason)
  expect(out).toMatch(/1 new, 0 changed, 0 unchanged, 6 refused\nNothing is written/)
  expect(await stored()).toEqual([KNOWN])
})

test('a file that is no list of redirects is refused in a line', async () => {
  const { status, err } = await run('Name,Price\nx,1')
  expect(status).toBe(1)
  expect(err).toContain('The first line must name the columns')
})
