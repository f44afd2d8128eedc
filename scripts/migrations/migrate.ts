import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { Migration } from '@sanity/migrate'
import { loadEnvFiles, readSettings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { ROOT } from '../run/root.ts'
import { StartError } from '../run/start-error.ts'
import { explainFailure } from '../seed/explain-failure.ts'
import { seedToken } from '../seed/seed-token.ts'
import { runMigration } from './run-migration.ts'

const names = readdirSync(join(ROOT, 'scripts/migrations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const USAGE = `npm run migrate -- NAME [--dry-run]

  Changes stored content to a new schema: published documents, drafts and versions in releases,
  all in one transaction. A second run changes nothing. Make a backup first.

  NAME         one of: ${names.join(', ')}
  --dry-run    say what would change, and write nothing
  --help       this text`

/** `npm run migrate`: runs one migration on the content that the environment names. */
async function main(): Promise<void> {
  const { name, dryRun, help } = readArguments(process.argv.slice(2))
  if (help) return console.log(USAGE)
  loadEnvFiles()
  const settings = readSettings(process.env)
  const { dataset, apiHost, projectId } = settings.content
  const client = contentClient(settings, seedToken(settings, process.env))
  const { migration }: { migration: Migration } = await import(`./${name}/index.ts`)
  console.log(`${migration.title} → ${dataset} at ${apiHost || `${projectId}.api.sanity.io`}`)
  try {
    const lines = await runMigration(client, migration, { dryRun })
    for (const line of lines) console.log(`  ${line}`)
    const verb = dryRun ? 'Would change' : 'Changed'
    console.log(`${verb} ${lines.length} ${lines.length === 1 ? 'document' : 'documents'}.`)
  } catch (error) {
    throw new StartError(explainFailure(error, settings))
  }
}

function readArguments(args: string[]): { name: string; dryRun: boolean; help: boolean } {
  const { values, positionals } = parse(args)
  const [name = '', ...others] = positionals
  if (!values.help && (!names.includes(name) || others.length > 0)) {
    throw new StartError(
      name ? `There is no migration "${positionals.join(' ')}".\n\n${USAGE}` : USAGE,
    )
  }
  return { name, dryRun: values['dry-run'], help: values.help }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new StartError(`${reason}.\n\n${USAGE}`)
  }
}

try {
  await main()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
