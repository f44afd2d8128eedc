import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ParseArgsOptionsConfig } from 'node:util'
import { isDiskFull } from 'content-lake/storage-error'
import type { Settings } from '../env.ts'
import { fullPath } from '../leads/write-files.ts'
import { runCommand } from '../run/run-command.ts'
import { StartError } from '../run/start-error.ts'

export type Part = 'leads' | 'content'
type Wanted = { folder: string; replace: boolean; includes: (part: Part) => boolean }
type Command = {
  usage: string
  /** The option that names the folder. */
  folder: 'to' | 'from'
  run: (settings: Settings, wanted: Wanted) => Promise<void>
}

/** Runs `backup` or `restore` with owner-only file permissions; explains a full disk in words. */
export async function runBackupCommand({ usage, folder: name, run }: Command): Promise<void> {
  process.umask(0o077)
  let folder = ''
  const options: ParseArgsOptionsConfig = {
    [name]: { type: 'string' },
    only: { type: 'string' },
    ...(name === 'from' && { replace: { type: 'boolean' } }),
  }
  await runCommand({
    usage,
    options,
    explain: (error) => explainFullDisk(error, folder),
    async run(settings, values) {
      const { only } = values
      const given = values[name]
      if (typeof given !== 'string' || given === '')
        throw new StartError(`Name the folder: --${name} DIR.\n\n${usage}`)
      if (only !== undefined && only !== 'leads' && only !== 'content')
        throw new StartError(`--only must be leads or content, not "${only}".`)
      folder = fullPath(given)
      await run(settings, {
        folder,
        replace: values.replace === true,
        includes: (part) => only === undefined || only === part,
      })
      return 0
    },
  })
}

function explainFullDisk(error: unknown, folder: string): string | undefined {
  const message = error instanceof Error ? error.message : String(error)
  const isFull =
    isDiskFull(error) || /no space left on device/i.test(message) || isLastSpaceGone(error, folder)
  if (!isFull) return undefined
  return `The disk is full, so nothing was written. Free some space, or name a folder on another disk. (${message})`
}

const SQLITE_IO = 10
const LITTLE_BYTES = 1_000_000

/** SQLite reports a full disk partly as an I/O error. */
function isLastSpaceGone(error: unknown, folder: string): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  if (typeof errcode !== 'number' || (errcode & 0xff) !== SQLITE_IO) return false
  const { bavail, bsize } = statfsSync(dirname(folder))
  return bavail * bsize < LITTLE_BYTES
}
