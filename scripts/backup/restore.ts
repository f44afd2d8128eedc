import { join } from 'node:path'
import { exportContent } from '../content/export-content.ts'
import { importContent } from '../content/import-content.ts'
import type { Settings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { StartError } from '../run/start-error.ts'
import { seedToken } from '../seed/seed-token.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { requireRestorable, restoreLeads } from './postgres-leads.ts'
import { type Restoration, stageLake, stageLeads } from './restore-files.ts'
import { runBackupCommand } from './run-backup-command.ts'
import { replacedWords } from './sqlite-files.ts'

const USAGE = `npm run restore -- --from DIR [--replace] [--only leads|content]

  Restores a folder of npm run backup to where the environment says, after comparing every file
  with its manifest. Stop the site and the lake first.

  --replace  replace existing data, which is kept under a new name
  --only     one of the two parts
  --help     this text`

type Restoring = { settings: Settings; folder: string; replace: boolean; stamp: string }

await runBackupCommand({
  usage: USAGE,
  folder: 'from',
  async run(settings, { folder, replace, includes }) {
    const { leads, content } = await readManifest(folder)
    const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '')
    const restoring = { settings, folder, replace, stamp }
    // Everything is checked and copied before anything changes; steps that may still fail come first.
    const parts: Restoration[] = []
    try {
      if (content && includes('content')) parts.push(await prepareContent(content, restoring))
      if (leads && includes('leads')) parts.push(await prepareLeads(leads, restoring))
      if (parts.length === 0) throw new StartError(`${folder} has no such part.`)
      parts.sort((one, other) => Number(one.isRename) - Number(other.isRename))
      for (const { apply } of parts) console.log(await apply())
    } finally {
      for (const { discard } of parts) discard?.()
    }
    console.log('Start the site again: npm start.')
  },
})

async function prepareLeads(
  { kind }: NonNullable<Manifest['leads']>,
  { settings, folder, replace, stamp }: Restoring,
): Promise<Restoration> {
  const { leadsDatabase, leadsDatabaseUrl: address } = settings
  const target = address ? 'postgres' : 'sqlite'
  if (kind !== target) {
    const [has, wants] = [kind, target].map((each) =>
      each === 'postgres' ? 'PostgreSQL (LEADS_DATABASE_URL)' : 'SQLite (LEADS_DATABASE)',
    )
    throw new StartError(
      `The backup's leads are of ${has}, and the environment names ${wants}. Nothing was restored.`,
    )
  }
  if (!address) {
    return stageLeads({ from: join(folder, 'leads.db'), to: leadsDatabase, replace, stamp })
  }
  await requireRestorable(address, replace)
  return {
    isRename: false,
    apply: async () => {
      const old = await restoreLeads(address, join(folder, 'leads.dump'), stamp)
      return `leads: restored${old ? replacedWords(`in the schema ${old.schema}`, old.erased) : ''}`
    },
  }
}

async function prepareContent(
  { kind }: NonNullable<Manifest['content']>,
  { settings, folder, replace, stamp }: Restoring,
): Promise<Restoration> {
  const isLocal = settings.content.where === 'local'
  if (isLocal !== (kind === 'lake')) {
    throw new StartError(
      isLocal
        ? 'The backup holds an export of hosted content, and the environment names the local lake: start it and use "npm run content:import" with content.tar.gz. Nothing was restored.'
        : 'The backup holds a local lake, and the environment names hosted content. Restore it without SANITY_PROJECT_ID and SANITY_API_HOST, then "npm run content:export" and "content:import". Nothing was restored.',
    )
  }
  if (isLocal) {
    return stageLake({ from: join(folder, 'lake'), to: settings.lakeDir, replace, stamp })
  }
  const client = contentClient(settings, seedToken(settings, process.env))
  const count = await client.fetch<number>(
    'count(*[!(_id in path("_.**"))])',
    {},
    { perspective: 'raw' },
  )
  if (count > 0 && !replace) {
    throw new StartError(
      `The dataset ${settings.content.dataset} has ${count} documents already. Use --replace, which exports them first. Nothing was restored.`,
    )
  }
  return {
    isRename: false,
    apply: async () => {
      const kept = join(settings.dataDir, `content-before-restore-${stamp}.tar.gz`)
      if (count > 0) await exportContent(client, kept)
      const report = await importContent(client, join(folder, 'content.tar.gz'), { replace })
      const { created, replaced, assets } = report
      const written = `${created.length} documents created, ${replaced.length} replaced, ${assets.length} assets`
      return `content: ${written}${count > 0 ? `; what was there is in ${kept}` : ''}`
    },
  }
}
