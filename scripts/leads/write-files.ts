import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../run/start-error.ts'
import type { Inbox } from './open-store.ts'
import type { StoredRequest } from './requests.ts'

/** npm runs scripts in the repository's root; INIT_CWD is the folder it was called in. */
export const fullPath = (given: string) => resolve(process.env.INIT_CWD ?? '', given)

/** Writes a new file that only its owner can read; throws a `StartError` if there is one already. */
export function writeNew(path: string, content: string | Uint8Array): void {
  // It holds personal data.
  naming(path, () => writeFileSync(path, content, { flag: 'wx', mode: 0o600 }))
}

function naming(path: string, write: () => void): void {
  try {
    write()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    if (code === 'EEXIST') throw new StartError(`${path} exists; remove it or name another.`)
    throw new StartError(`${path} cannot be written (${code}).`)
  }
}

/** Creates a folder that only its owner can read; throws a `StartError` if there is one already. */
export function newFolder(path: string): void {
  naming(path, () => mkdirSync(path, { mode: 0o700 }))
}

/** Writes the files of these requests, one after the other, into a folder. */
export async function writeFiles(
  { database }: Inbox,
  folder: string,
  requests: StoredRequest[],
): Promise<void> {
  for (const { id, files } of requests) {
    for (const { field, name } of files) {
      const row = await database
        .selectFrom('submission_file')
        .select('content')
        .where('submission_id', '=', id)
        .where('field', '=', field)
        .executeTakeFirst()
      if (row) writeNew(join(folder, exportName(id, name)), row.content)
    }
  }
}

/** What a file is called in the folder: unique, and found by the request's id. */
export const exportName = (id: string, name: string) => `${id}-${name}`
