import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ROOT } from '../../../scripts/run/root.ts'
import { copySources } from '../../support/copy-sources.ts'
import { lakeClient } from '../../support/lake.ts'
import { testPorts, testUrls } from '../../support/test-urls.ts'
import { until } from '../../support/until.ts'

const { site, lake } = testUrls()
const client = lakeClient(lake, { token: 'dev' })
const output: string[] = []
let copy: string
let dev: ReturnType<typeof run>

function run(script: string, ...args: string[]) {
  const { site: SITE_PORT, studio: STUDIO_PORT, lake: LAKE_PORT } = testPorts()
  const ports = {
    SITE_PORT: `${SITE_PORT}`,
    STUDIO_PORT: `${STUDIO_PORT}`,
    LAKE_PORT: `${LAKE_PORT}`,
  }
  const child = spawn(process.execPath, [script, ...args], {
    cwd: copy,
    env: { ...process.env, ...ports },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  child.stdout.on('data', (chunk) => output.push(String(chunk)))
  return child
}

const finished = async (script: string, ...args: string[]) =>
  expect(await once(run(script, ...args), 'exit')).toEqual([0, null])

const write = (file: string, text: string) => writeFileSync(join(copy, file), text)

function change(file: string, text: string, other: string): void {
  const before = readFileSync(join(copy, file), 'utf8')
  expect(before).toContain(text)
  write(file, before.replace(text, other))
}

const shows = (path: string, text: string) =>
  until(async () => {
    const answer = await fetch(site + path).catch(() => undefined)
    return (await answer?.text())?.includes(text) ?? false
  }, 120_000)

beforeAll(async () => {
  // Below the root: Turbopack follows no link to packages outside it.
  mkdirSync(join(ROOT, '.data'), { recursive: true })
  copy = mkdtempSync(join(ROOT, '.data/dev-types-'))
  copySources(copy)
  dev = run('scripts/dev.ts')
  await shows('/company/press', '<main')
}, 240_000)

afterAll(async () => {
  dev.kill('SIGTERM')
  if (dev.exitCode === null) await once(dev, 'exit')
  rmSync(copy, { recursive: true, force: true })
})

const TABLE = 'sections[_key == "factTable-facts"]'

test('what npm run types has added is shown without a restart', { timeout: 600_000 }, async () => {
  // A field, which the page reads before the types know it.
  await client
    .patch('page-company-press')
    .set({ [`${TABLE}.caption`]: 'A new field' })
    .commit()
  const folder = 'web/src/sections/fact-table/fact-table'
  change(`${folder}.query.ts`, '"look":', '"caption": coalesce(caption, ""),\n  "look":')
  change(`${folder}.tsx`, 'rows, note, anchor,', 'rows, note, caption, anchor,')
  change(`${folder}.tsx`, '{note && ', '{caption}{note && ')
  const isTold = () => output.join('').includes('SECTIONS_QUERY drops factTable.caption')
  await until(async () => (await shows('/company/press', '<main')) >= 0 && isTold(), 60_000)
  const schema = 'studio/schema/sections/fact-table/fact-table.ts'
  change(schema, '    anchorField,', "    { name: 'caption', type: 'string' },\n    anchorField,")
  await finished('scripts/write-types.ts')
  await shows('/company/press', 'A new field')

  // A document type with a path, and a section.
  await client.create({
    _id: 'award',
    _type: 'award',
    title: 'A new type',
    path: { _type: 'slug', current: '/company/careers/award' },
  })
  expect((await fetch(`${site}/company/careers/award`)).status).toBe(404)
  write(
    'studio/schema/documents/award.ts',
    `import { defineType } from 'sanity'
import { titleField } from '../fields/page-fields'
import { pathField } from '../fields/path-field'
export const award = defineType({
  name: 'award',
  type: 'document',
  groups: [{ name: 'content' }],
  fields: [titleField('Its title.'), pathField('award')],
})`,
  )
  change('studio/schema/index.ts', 'import', "import { award } from './documents/award'\nimport")
  change('studio/schema/index.ts', '  job,', '  job,\n  award,')
  change('studio/schema/routable-types.ts', '  job:', "  award: ['/company/careers/'],\n  job:")
  change('web/src/documents/job/job.query.ts', '_type == "job"', '_type in ["job", "award"]')
  const section = { _key: 'new', _type: 'priceTable', title: 'A new section', look: 'list' }
  await client.patch('page-company-press').append('sections', [section]).commit()
  await finished('scripts/new-section.ts', 'price-table')
  await shows('/company/press', 'A new section')
  await shows('/company/careers/award', 'A new type')
  await shows('/sitemap.xml', '/company/careers/award')
})
