import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { StartError } from '../run/start-error.ts'
import type { Inbox } from './open-store.ts'
import type { StoredSubmission } from './submissions.ts'

/** npm runs scripts in the repository's root; INIT_CWD is the folder of the call. */
export const fullPath = (given: string) => resolve(process.env.INIT_CWD ?? '', given)

/** Writes a new file with owner-only permissions; throws a `StartError` if it exists. */
export function writeNew(path: string, content: string | Uint8Array): void {
  // It contains personal data.
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

/** Creates a folder with owner-only permissions; throws a `StartError` if it exists. */
export function newFolder(path: string): void {
  naming(path, () => mkdirSync(path, { mode: 0o700 }))
}

/** Writes the files of these submissions one after another into a folder. */
export async function writeFiles(
  { database }: Inbox,
  folder: string,
  submissions: StoredSubmission[],
): Promise<void> {
  for (const { id, files } of submissions) {
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

/** The file name in the folder: unique, and starts with the submission's id. */
export const exportName = (id: string, name: string) => `${id}-${name}`
