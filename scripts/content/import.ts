import { resolve } from 'node:path'
import { nameOf } from '../run/content-access.ts'
import { contentClient } from '../run/content-client.ts'
import { runCommand } from '../run/run-command.ts'
import { seedToken } from '../seed/seed-token.ts'
import { type ImportReport, importContent } from './import-content.ts'

const USAGE = `npm run content:import -- FILE [--dry-run] [--replace]

  Imports a file of content:export, or of "sanity dataset export". Documents that are the same
  already are left alone, and none is deleted, so it can be repeated.

  --dry-run  report the changes without writing
  --replace  overwrite documents that exist with other content
  --help     this text`

await runCommand({
  usage: USAGE,
  argument: 'FILE',
  options: { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } },
  async run(settings, values, file) {
    console.log(`${file} → ${nameOf(settings)}`)
    const client = contentClient(settings, seedToken(settings, process.env))
    const dryRun = values['dry-run'] ?? false
    const replace = values.replace ?? false
    const report = await importContent(client, resolve(file), { dryRun, replace })
    console.log(describe(report, dryRun))
    if (dryRun && !replace && report.replaced.length > 0) {
      console.log('Documents with other content are overwritten only with --replace.')
    }
    return 0
  },
})

function describe({ created, replaced, unchanged, kept, assets }: ImportReport, dryRun: boolean) {
  const line = (all: string[], what: string, named = false) =>
    `${String(all.length).padStart(4)} ${what}${named && all.length > 0 ? ` ${all.join(', ')}` : ''}`
  return [
    ...(dryRun ? ['Dry run: nothing was written. A run would report:'] : []),
    line(created, 'documents created'),
    line(replaced, 'documents replaced:', true),
    line(unchanged, 'documents unchanged'),
    line(kept, 'documents only in the target, kept'),
    line(assets, 'assets uploaded'),
  ].join('\n')
}
