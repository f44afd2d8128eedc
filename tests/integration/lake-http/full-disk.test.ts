import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LakeOptions } from 'content-lake'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestLake, type TestLake } from '../../support/lake.ts'
import { smallDisk } from '../../support/small-disk.ts'

/** A lake on a disk of 3 MB; undefined if tests may not mount one. */
async function start(changes: LakeOptions = {}): Promise<TestLake | undefined> {
  const dir = smallDisk(3000)
  if (!dir) return undefined
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const lake = await startTestLake({ ...changes, storage: dir })
  onTestFinished(() => lake.close())
  return lake
}

const filler = ({ dir }: TestLake) => join(dir, 'somebody-elses-file')

/** Fills the rest of the disk. */
function fill(lake: TestLake): void {
  for (let size = 1 << 20; size >= 512; size /= 2)
    for (;;)
      try {
        writeFileSync(filler(lake), Buffer.alloc(size), { flag: 'a' })
      } catch {
        break
      }
}

const filesIn = ({ dir }: TestLake) => readdirSync(dir, { recursive: true }).map(String)

it('refuses a change with 507 and what to do, keeps what it has, and goes on later', async ({
  skip,
}) => {
  const lake = (await start()) ?? skip('mounting a small disk is not permitted')
  await lake.client.create({ _id: 'kept', _type: 'page' })
  fill(lake)
  const large = { _id: 'large', _type: 'page', text: randomBytes(100_000).toString('hex') }
  await expect(lake.client.create(large)).rejects.toMatchObject({
    statusCode: 507,
    message: expect.stringMatching(/disk that holds .*lake-disk.* is full.*Free some space/),
  })
  expect(await lake.client.fetch('*._id')).toEqual(['kept'])
  rmSync(filler(lake))
  await lake.client.create(large)
  await lake.restart()
  expect(await lake.client.fetch('*._id')).toEqual(['kept', 'large'])
})

it('refuses an upload with 507, and leaves nothing of it behind', async ({ skip }) => {
  const lake = (await start()) ?? skip('mounting a small disk is not permitted')
  const before = filesIn(lake)
  const upload = () => lake.client.assets.upload('file', randomBytes(4_000_000))
  await expect(upload()).rejects.toMatchObject({ statusCode: 507 })
  expect(filesIn(lake).filter((file) => !before.includes(file))).toEqual([
    'assets',
    'assets/production',
  ])
  const small = await lake.client.assets.upload('file', Buffer.from('small'))
  expect(await (await fetch(small.url)).text()).toBe('small')
})
