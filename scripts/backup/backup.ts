import { existsSync, readdirSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { exportContent } from '../content/export-content.ts'
import type { Settings } from '../env.ts'
import { readToken } from '../run/content-access.ts'
import { contentClient } from '../run/content-client.ts'
import { StartError } from '../run/start-error.ts'
import { copyLake, datasetFiles } from './local-lake.ts'
import { type Manifest, writeManifest } from './manifest.ts'
import { dumpLeads } from './postgres-leads.ts'
import { type Part, runBackupCommand } from './run-backup-command.ts'
import { copyDatabase, countRows } from './sqlite-files.ts'

const USAGE = `npm run backup -- --to DIR [--only leads|content]

  Writes a copy of what visitors sent and of all content into a new folder, while everything runs:
  the leads database (SQLite, or PostgreSQL by pg_dump), and the local lake or an export of the
  content at Sanity. The environment names them, as for npm start. The folder holds personal data.

  --to DIR   the new folder; it appears when everything is in it
  --only     one of the two
  --help     this text`

await runBackupCommand({
  usage: USAGE,
  folder: 'to',
  async run(settings, { folder, includes }) {
    requireNew(folder)
    await mkdir(dirname(folder), { recursive: true })
    const partial = await mkdtemp(`${folder}.partial-`)
    const discard = () => rmSync(partial, { recursive: true, force: true })
    process.once('exit', discard)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => process.exit(130))
    const leads = includes('leads') ? await copyLeads(settings, partial) : null
    const content = includes('content') ? await copyContent(settings, partial) : null
    if (!leads && !content) throw new StartError('There is nothing to back up yet.')
    const manifest = await writeManifest(partial, { leads, content })
    await place(partial, folder)
    console.log(describe(manifest, folder))
  },
})

function requireNew(folder: string): void {
  if (!existsSync(folder) || readdirSync(folder).length === 0) return
  throw new StartError(`${folder} is not empty. Name a new folder.`)
}

/** Moves the complete backup to its place. */
async function place(partial: string, folder: string): Promise<void> {
  try {
    await rename(partial, folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EBUSY' && code !== 'EXDEV' && code !== 'ENOTEMPTY') throw error
    throw new StartError(
      `${folder} cannot be replaced (${code}). Name a folder in it, such as ${join(folder, 'backup')}.`,
    )
  }
}

async function copyLeads(settings: Settings, to: string): Promise<Manifest['leads']> {
  const { leadsDatabase, leadsDatabaseUrl } = settings
  if (leadsDatabaseUrl) {
    const rows = await dumpLeads(leadsDatabaseUrl, join(to, 'leads.dump'))
    return Object.keys(rows).length > 0 ? { kind: 'postgres', rows } : null
  }
  if (!existsSync(leadsDatabase)) return null
  const database = new DatabaseSync(leadsDatabase, { timeout: 10_000 })
  try {
    copyDatabase(database, join(to, 'leads.db'))
  } finally {
    database.close()
  }
  return { kind: 'sqlite', rows: countRows(join(to, 'leads.db')) }
}

async function copyContent(settings: Settings, to: string): Promise<Manifest['content']> {
  if (settings.content.where === 'local') {
    if (datasetFiles(settings.lakeDir).length === 0) return null
    return { kind: 'lake', counts: await copyLake(settings, join(to, 'lake')) }
  }
  const client = contentClient(settings, readToken(settings))
  const { bytes: _, ...counts } = await exportContent(client, join(to, 'content.tar.gz'))
  return { kind: 'export', counts }
}

function describe({ leads, content, files }: Manifest, folder: string): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const list = (counts: Record<string, number>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ')
  const missing = (part: Part) => `${part}: not in it`
  return [
    leads ? `leads (${leads.kind}): ${list(leads.rows)}` : missing('leads'),
    content ? `content (${content.kind}): ${list(content.counts)}` : missing('content'),
    `${files.length} files, ${(bytes / 1_000_000).toFixed(1)} MB in ${folder}`,
  ].join('\n')
}
