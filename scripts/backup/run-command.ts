import { statfsSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'
import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { isDiskFull } from '../lake/files/storage-error.ts'
import { fullPath } from '../leads/write-files.ts'
import { StartError } from '../run/start-error.ts'
import { explainFailure } from '../seed/explain-failure.ts'

export type Part = 'leads' | 'content'
type Wanted = { folder: string; replace: boolean; includes: (part: Part) => boolean }
type Command = {
  usage: string
  /** The option that names the folder. */
  folder: 'to' | 'from'
  run: (settings: Settings, wanted: Wanted) => Promise<void>
}

/** Runs `backup` or `restore` and sets the exit code; errors are told in words. Files are readable by their owner only. */
export async function runBackupCommand(command: Command): Promise<void> {
  let settings: Settings | undefined
  let folder = ''
  try {
    process.umask(0o077)
    const wanted = readArguments(process.argv.slice(2), command)
    if (!wanted) return console.log(command.usage)
    folder = wanted.folder
    loadEnvFiles()
    settings = readSettings(process.env)
    await command.run(settings, wanted)
  } catch (error) {
    console.error(explain(error, settings, folder))
    process.exitCode = 1
  }
}

function explain(error: unknown, settings: Settings | undefined, folder: string): string {
  const message = error instanceof Error ? error.message : String(error)
  if (
    isDiskFull(error) ||
    /no space left on device/i.test(message) ||
    isLastSpaceGone(error, folder)
  ) {
    return `The disk is full, so nothing was written. Free some space, or name a folder on another disk. (${message})`
  }
  const isOfApi =
    error instanceof Error && ('statusCode' in error || /fetch failed|ECONN/.test(message))
  return settings && isOfApi ? explainFailure(error, settings) : message
}

const SQLITE_IO = 10
const LITTLE_BYTES = 1_000_000

/** SQLite calls some failures of a full disk I/O errors. */
function isLastSpaceGone(error: unknown, folder: string): boolean {
  const { errcode } = (error ?? {}) as { errcode?: unknown }
  if (typeof errcode !== 'number' || (errcode & 0xff) !== SQLITE_IO) return false
  const { bavail, bsize } = statfsSync(dirname(folder))
  return bavail * bsize < LITTLE_BYTES
}

function readArguments(args: string[], { usage, folder: name }: Command): Wanted | undefined {
  const { values } = parse(args, name, usage)
  if (values.help) return undefined
  const { only } = values
  const folder = values[name]
  if (typeof folder !== 'string' || folder === '') {
    throw new StartError(`Name the folder: --${name} DIR.\n\n${usage}`)
  }
  if (only !== undefined && only !== 'leads' && only !== 'content') {
    throw new StartError(`--only must be leads or content, not "${only}".`)
  }
  return {
    folder: fullPath(folder),
    replace: values.replace === true,
    includes: (part) => only === undefined || only === part,
  }
}

function parse(args: string[], name: 'to' | 'from', usage: string) {
  const options: ParseArgsOptionsConfig = {
    [name]: { type: 'string' },
    only: { type: 'string' },
    help: { type: 'boolean' },
    ...(name === 'from' && { replace: { type: 'boolean' } }),
  }
  try {
    return parseArgs({ args, options, strict: true })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartError(`${reason}.\n\n${usage}`)
  }
}
