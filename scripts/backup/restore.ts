import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isPostgresUrl } from '../../web/src/env-schema.ts'
import { runCommand } from '../content/run-command.ts'
import { fullPath } from '../leads/write-files.ts'
import { StartError } from '../run/start-error.ts'
import { restorePostgres } from './postgres-leads.ts'
import { restoreSqlite } from './sqlite-leads.ts'

const USAGE = `npm run restore -- --from DIR [--replace]

  Restores the requests of a backup to the database that the environment names, and erases again
  what was erased since. Stop the site first. Content is imported by Sanity's command, while the
  lake or Sanity runs: npm run sanity -- dataset import DIR/content.tar.gz DATASET --replace

  --replace  replace existing requests, which are kept under a new name`

await runCommand({
  usage: USAGE,
  options: { from: { type: 'string' }, replace: { type: 'boolean' } },
  async run({ leadsDatabase: to }, { from, replace = false }) {
    if (!from) throw new StartError(`Name the folder: --from DIR.\n\n${USAGE}`)
    const copy = join(fullPath(from), isPostgresUrl(to) ? 'leads.dump' : 'leads.db')
    if (!existsSync(copy)) throw new StartError(`There is no ${copy}. See LEADS_DATABASE_URL.`)
    process.umask(0o077)
    const stamp = new Date().toISOString().slice(0, 19).replace(/\D/g, '')
    const restore = isPostgresUrl(to) ? restorePostgres : restoreSqlite
    const done = await restore(copy, to, replace, stamp)
    console.log(`leads: ${done}. Start the site again.`)
    return 0
  },
})
