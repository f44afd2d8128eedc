import { contentClient, nameOf } from '../content/content-client.ts'
import { runCommand } from '../content/run-command.ts'
import { StartError } from '../run/start-error.ts'
import { describeReport } from './describe-report.ts'
import { seedDocuments } from './seed-documents.ts'
import { seedToken } from './seed-token.ts'
import { writeSeed } from './write-seed.ts'

const USAGE = `npm run seed -- [options]

  --dry-run      report the changes without writing
  --only TYPE    write only documents of this type
  --replace      also overwrite documents that editors changed, deleted or have in draft,
                 and count dates from today again
  --help         print this text`

// `npm run seed`: writes the seed into the configured lake or Sanity project.
await runCommand({
  usage: USAGE,
  options: {
    'dry-run': { type: 'boolean' },
    only: { type: 'string' },
    replace: { type: 'boolean' },
  },
  async run(settings, { 'dry-run': dryRun = false, only, replace = false }) {
    const types = [...new Set(seedDocuments.map(({ _type }) => _type))]
    if (only !== undefined && !types.some((type) => type === only))
      throw new StartError(`--only ${only}: unknown type. The seed has ${types.join(', ')}.`)
    const client = contentClient(settings, seedToken(settings, process.env))
    console.log(`Seed → ${nameOf(settings)}`)
    const report = await writeSeed(client, { dryRun, replace, only })
    console.log(describeReport(report, { dryRun }))
    return 0
  },
})
