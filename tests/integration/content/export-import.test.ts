import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exportContent } from '../../../scripts/content/export-content.ts'
import { importContent } from '../../../scripts/content/import-content.ts'
import { ROOT } from '../../../scripts/run/root.ts'
import { drawnImages } from '../../../scripts/seed/images/seed-image.ts'
import { writeSeed } from '../../../scripts/seed/write-seed.ts'
import { LAKE_TOKEN, startTestLake, type TestLake } from '../../support/lake.ts'
import { seedDocuments } from '../../support/seed.ts'

const dir = mkdtempSync(join(tmpdir(), 'export-import-'))
const file = join(dir, 'content.tar.gz')
const images = drawnImages.size
let from: TestLake
let to: TestLake

beforeAll(async () => {
  from = await startTestLake()
  to = await startTestLake()
  const { client } = from
  await writeSeed(client)
  await client.create({ _id: 'drafts.product-kyt', _type: 'product', title: 'In progress' })
  const film = await client.assets.upload('file', Buffer.from('a film'), { filename: 'film.mp4' })
  const asset = { _type: 'reference', _ref: film._id }
  await client.create({ _id: 'page-film', _type: 'page', file: { _type: 'file', asset } })
  for (const [releaseId, publishAt] of [
    ['rSoon', '2099-01-01T09:00:00.000Z'],
    ['rOpen'],
  ] as const) {
    await client.releases.create({
      releaseId,
      metadata: { title: releaseId, releaseType: 'scheduled' },
    })
    await client.createVersion({ baseId: 'page-home', publishedId: 'page-home', releaseId })
    if (publishAt) await client.releases.schedule({ releaseId, publishAt })
  }
  await client.create({
    _id: 'drafts.secret',
    _type: 'sanity.previewUrlSecret',
    secret: 'of a preview link',
  })
})

afterAll(async () => {
  await from?.close()
  await to?.close()
  rmSync(dir, { recursive: true, force: true })
})

/** All content by id, without system fields. */
async function contentOf({ client }: TestLake) {
  const all = await client.fetch<Record<string, unknown>[]>(
    '*[]|order(_id asc)',
    {},
    { perspective: 'raw' },
  )
  return all
    .filter(({ _type }) => _type !== 'sanity.previewUrlSecret')
    .map(({ _rev, _updatedAt, _createdAt, url, uploadId, ...content }) => content)
}
const revisions = ({ client }: TestLake) =>
  client.fetch('*[]|order(_id asc){_id, _rev}', {}, { perspective: 'raw' })

test('a dry run reports what an import would do, and writes nothing', async () => {
  const report = await exportContent(from.client, file)
  expect(report).toMatchObject({ drafts: 1, releases: 2, versions: 2, assets: images + 1 })
  expect(report.bytes).toBe(readFileSync(file).length)
  const { created, assets } = await importContent(to.client, file, { dryRun: true })
  expect(created).toHaveLength(report.published + 5)
  expect(assets).toHaveLength(images + 1)
  expect(await revisions(to)).toEqual([])
})

test('an import gives the same documents, drafts, releases and assets; a second one changes nothing', async () => {
  const report = await importContent(to.client, file)
  expect(report).toMatchObject({ replaced: [], unchanged: [], kept: [] })
  expect(await contentOf(to)).toEqual(await contentOf(from))
  const [image] = await to.client.fetch<string[]>('*[_type == "sanity.imageAsset"].url')
  expect((await fetch(String(image))).status).toBe(200)

  const before = await revisions(to)
  const again = await importContent(to.client, file)
  expect(again).toMatchObject({ created: [], replaced: [], assets: [], kept: [] })
  expect(again.unchanged).toHaveLength(report.created.length)
  expect(await revisions(to)).toEqual(before)
})

test('documents with other content are overwritten only with --replace; all others are kept', async () => {
  await to.client.patch('product-reactor').set({ tagline: 'Mine' }).commit()
  await to.client.create({ _id: 'page-mine', _type: 'page', title: 'Mine' })
  const before = await revisions(to)
  await expect(importContent(to.client, file)).rejects.toThrow(
    /^1 documents exist with other content: product-reactor\. Nothing was written\. Use --replace/,
  )
  expect(await revisions(to)).toEqual(before)
  const report = await importContent(to.client, file, { replace: true })
  expect(report).toMatchObject({ created: [], replaced: ['product-reactor'], kept: ['page-mine'] })
  await to.client.delete('page-mine')
  expect(await contentOf(to)).toEqual(await contentOf(from))
})

test('a truncated, damaged or foreign file is refused before anything is written', async () => {
  const bytes = readFileSync(file)
  const bad = (name: string, content: Buffer) => {
    writeFileSync(join(dir, name), content)
    return importContent(to.client, join(dir, name))
  }
  const before = await revisions(to)
  await expect(bad('half', bytes.subarray(0, bytes.length / 2))).rejects.toThrow(/truncated/)
  await expect(bad('end', bytes.subarray(0, bytes.length - 4))).rejects.toThrow(/truncated/)
  await expect(bad('text', Buffer.from('Hello'))).rejects.toThrow(/is not a content export/)
  await expect(bad('gz', gzipSync('Hello'))).rejects.toThrow(/is not a content export/)
  await expect(importContent(to.client, join(dir, 'none'))).rejects.toThrow(/There is no file/)
  expect(await revisions(to)).toEqual(before)
})

test('the commands report what they do, and keep an existing file', async () => {
  const run = (command: string, ...args: string[]) => {
    const own = Object.entries(process.env).filter(([name]) => !/^(SANITY|LAKE)_/.test(name))
    const env = { ...Object.fromEntries(own), LAKE_PORT: String(to.port), LAKE_TOKEN }
    return new Promise<{ status: number | null; out: string; err: string }>((settle) => {
      const program = join(ROOT, 'scripts/content', command)
      const child = execFile(process.execPath, [program, ...args], { env }, (_, out, err) =>
        settle({ status: child.exitCode, out, err }),
      )
    })
  }
  const exported = await run('export.ts', join(dir, 'again.tar.gz'))
  expect(exported).toMatchObject({ status: 0, err: '' })
  expect(exported.out).toContain(`2 releases with 2 versions, ${images + 1} assets`)
  const twice = await run('export.ts', join(dir, 'again.tar.gz'))
  expect(twice).toMatchObject({ status: 1, err: expect.stringContaining('exists already') })
  const imported = await run('import.ts', join(dir, 'again.tar.gz'), '--dry-run')
  expect(imported).toMatchObject({ status: 0, err: '' })
  expect(imported.out).toContain('Dry run: nothing was written.')
  expect(imported.out).toContain(' 0 documents created')
  expect(imported.out).toMatch(new RegExp(`${seedDocuments.length + 7} documents unchanged`))
  const nothing = await run('import.ts')
  expect(nothing).toMatchObject({ status: 1, err: expect.stringContaining('Name one FILE.') })
})
