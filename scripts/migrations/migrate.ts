import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from '@sanity/migrate'
import { nameOf } from '../run/content-access.ts'
import { contentClient } from '../run/content-client.ts'
import { ROOT } from '../run/root.ts'
import { runCommand } from '../run/run-command.ts'
import { StartError } from '../run/start-error.ts'
import { seedToken } from '../seed/seed-token.ts'
import { runMigration } from './run-migration.ts'

const names = readdirSync(join(ROOT, 'scripts/migrations'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const USAGE = `npm run migrate -- NAME [--dry-run]

  Changes stored content to a new schema: published documents, drafts and versions in releases,
  all in one transaction. A second run changes nothing. Make a backup first.

  NAME         one of: ${names.join(', ')}
  --dry-run    report the changes without writing
  --help       this text`

// `npm run migrate`: runs one migration on the configured content.
await runCommand({
  usage: USAGE,
  options: { 'dry-run': { type: 'boolean' } },
  argument: 'NAME',
  async run(settings, { 'dry-run': dryRun = false }, name) {
    if (!names.includes(name)) throw new StartError(`There is no migration "${name}".\n\n${USAGE}`)
    const client = contentClient(settings, seedToken(settings, process.env))
    const { migration }: { migration: Migration } = await import(`./${name}/index.ts`)
    console.log(`${migration.title} → ${nameOf(settings)}`)
    const lines = await runMigration(client, migration, { dryRun })
    for (const line of lines) console.log(`  ${line}`)
    const verb = dryRun ? 'Would change' : 'Changed'
    console.log(`${verb} ${lines.length} ${lines.length === 1 ? 'document' : 'documents'}.`)
    return 0
  },
})
