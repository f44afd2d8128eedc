import { existsSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Dataset } from '../dataset/dataset.ts'
import { explainStorageError } from '../files/storage-error.ts'

const REMEDY = 'Delete it: it holds only webhooks that were not delivered.'

/** Migrates the webhook queue file of an older version into the datasets' files. */
export function importOldQueue(file: string, datasets: ReadonlyMap<string, Dataset>): void {
  if (!existsSync(file)) return
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    const jobs = database.prepare('select * from job order by seq').all()
    for (const { document, body, headers, attempts, created_at } of jobs) {
      const [name = '', id = ''] = String(document).split('/')
      datasets.get(name)?.webhooks.import({
        document: id,
        body: String(body),
        headers: JSON.parse(String(headers)) as Record<string, string>,
        attempts: Number(attempts),
        createdAt: Number(created_at),
      })
    }
  } catch (error) {
    throw explainStorageError(error, file, REMEDY)
  } finally {
    database?.close()
  }
  // Deleted last: after a crash they are imported again, under the same idempotency key.
  for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
}
