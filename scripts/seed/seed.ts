import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { contentClient } from '../run/content-client.ts'
import { StartError } from '../run/start-error.ts'
import { describeReport } from './describe-report.ts'
import { explainFailure } from './explain-failure.ts'
import { readSeedArguments, SEED_USAGE } from './seed-arguments.ts'
import { seedToken } from './seed-token.ts'
import { writeSeed } from './write-seed.ts'

/** `npm run seed`: writes the seed into the lake or Sanity project that the environment names. */
async function main(): Promise<void> {
  const { help, ...options } = readSeedArguments(process.argv.slice(2))
  if (help) return console.log(SEED_USAGE)
  loadEnvFiles()
  const settings = readSettings(process.env)
  const client = contentClient(settings, seedToken(settings, process.env))
  console.log(`Seed → ${nameOf(settings)}`)
  try {
    const report = await writeSeed(client, options)
    console.log(describeReport(report, { dryRun: options.dryRun ?? false }))
  } catch (error) {
    throw new StartError(explainFailure(error, settings))
  }
}

const nameOf = ({ content }: Settings) =>
  `${content.dataset} at ${content.apiHost || `${content.projectId}.api.sanity.io`}`

try {
  await main()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
