import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exportDataset } from '@sanity/export'
import { isPostgresUrl } from '../../web/src/env-schema.ts'
import { contentClient } from '../content/content-client.ts'
import { runCommand } from '../content/run-command.ts'
import { fullPath } from '../leads/write-files.ts'
import { StartError } from '../run/start-error.ts'
import { seedToken } from '../seed/seed-token.ts'
import { dumpPostgres } from './postgres-leads.ts'
import { copySqlite } from './sqlite-leads.ts'

const CONTENT = 'content.tar.gz'
const USAGE = `npm run backup -- --to DIR

  Copies, while everything runs, what visitors sent (leads.db, or leads.dump by pg_dump) and all
  content (content.tar.gz, as "sanity dataset export") into a new folder. It holds personal data.

  --to DIR   the new folder; it appears when everything is in it. If the content cannot be
             exported, what visitors sent is kept in DIR.without-content`

await runCommand({
  usage: USAGE,
  options: { to: { type: 'string' } },
  async run(settings, { to }) {
    if (!to) throw new StartError(`Name the folder: --to DIR.\n\n${USAGE}`)
    const folder = fullPath(to)
    const withoutContent = `${folder}.without-content`
    for (const each of [folder, withoutContent])
      if (existsSync(each)) throw new StartError(`${each} exists. Name a new folder.`)
    process.umask(0o077)
    const partial = mkdtempSync(`${folder}.partial-`)
    process.once('exit', () => rmSync(partial, { recursive: true, force: true }))
    const { leadsDatabase } = settings
    if (isPostgresUrl(leadsDatabase)) dumpPostgres(leadsDatabase, join(partial, 'leads.dump'))
    else if (existsSync(leadsDatabase)) copySqlite(leadsDatabase, join(partial, 'leads.db'))
    else console.log('leads: there are none yet')
    await exportDataset({
      client: contentClient(settings, settings.content.token ?? seedToken(settings, process.env)),
      dataset: settings.content.dataset,
      outputPath: join(partial, CONTENT),
      // Secrets of preview links.
      filterDocument: ({ _type }) => !_type.startsWith('sanity.previewUrl'),
    }).catch((error: unknown) => {
      rmSync(join(partial, CONTENT), { force: true })
      renameSync(partial, withoutContent)
      console.error(`No content was exported; what visitors sent is in ${withoutContent}:`)
      throw error
    })
    renameSync(partial, folder)
    console.log(folder)
    return 0
  },
})
