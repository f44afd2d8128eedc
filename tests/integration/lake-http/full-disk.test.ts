import { randomBytes } from 'node:crypto'
import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { startTestLake } from '../../support/lake.ts'
import { smallDisk } from '../../support/small-disk.ts'

/** Fills the rest of a disk with this file. */
function fill(file: string): void {
  for (let size = 1 << 20; size >= 512; size /= 2)
    for (;;)
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
      } catch {
        break
      }
}

it('refuses changes and uploads with 507 on a full disk, leaves nothing of them, and goes on', async ({
  skip,
}) => {
  const storage = smallDisk(3000) ?? skip('mounting a small disk is not permitted')
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const lake = await startTestLake({ storage })
  onTestFinished(() => lake.close())
  const { client, dir } = lake
  await client.create({ _id: 'kept', _type: 'page' })
  await client.assets.upload('file', Buffer.from('kept'))
  const files = () => readdirSync(dir, { recursive: true }).toSorted()
  const before = files()

  const other = join(dir, 'somebody-elses-file')
  fill(other)
  const large = { _id: 'large', _type: 'page', text: randomBytes(100_000).toString('hex') }
  const upload = () => client.assets.upload('file', randomBytes(100_000))
  const message = expect.stringMatching(/disk that holds .*lake-disk.* is full.*Free some space/)
  await expect(client.create(large)).rejects.toMatchObject({ statusCode: 507, message })
  await expect(upload()).rejects.toMatchObject({ statusCode: 507, message })
  expect(await client.fetch('*[_type == "page"]._id')).toEqual(['kept'])
  rmSync(other)
  expect(files()).toEqual(before)
  await client.create(large)
  await upload()
  await lake.restart()
  expect(await client.fetch('*[_type == "page"]._id')).toEqual(['kept', 'large'])
})
