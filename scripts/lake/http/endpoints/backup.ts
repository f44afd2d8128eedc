import { createReadStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { datasetOf, type LakeRequest } from '../lake-request.ts'

/**
 * `GET /data/backup/:dataset`: a consistent copy of the dataset's SQLite file, with history and webhooks. Not an endpoint
 * of Sanity's: no other process can read the file while the lake runs.
 */
export async function getBackup(request: LakeRequest): Promise<void> {
  const { lake, response } = request
  const dataset = datasetOf(request)
  const copy = lake.assets.temporaryFile()
  try {
    await dataset.copyTo(copy)
    response.writeHead(200, {
      'content-type': 'application/vnd.sqlite3',
      'content-length': (await stat(copy)).size,
      'cache-control': 'no-store',
    })
    await pipeline(createReadStream(copy), response)
  } finally {
    await rm(copy, { force: true })
  }
}
