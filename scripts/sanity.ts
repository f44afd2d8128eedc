import { join } from 'node:path'
import { loadEnvFiles, readSettings, type Settings } from './env.ts'
import { ROOT } from './run/root.ts'
import { runSanity } from './run/run-sanity.ts'
import { readSecrets } from './run/secrets.ts'
import { StartError } from './run/start-error.ts'

/** Commands on a project's content; others, such as `login` and `deploy`, go to Sanity. */
const ABOUT_CONTENT =
  /^(?:backup|cors|dataset|document|graphql|hook|media|schema|token|user)s?(?::|$)/

// `npm run sanity -- deploy`: runs Sanity's command with the variables of .env under the Studio's names.
try {
  loadEnvFiles()
  const settings = readSettings(process.env)
  const args = process.argv.slice(2)
  const isForLake = settings.content.where === 'local' && ABOUT_CONTENT.test(args[0] ?? '')
  process.exitCode = await runSanity(settings, args, isForLake ? onLake(settings) : {})
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function onLake(settings: Settings) {
  return {
    nodeArgs: ['--import', join(ROOT, 'scripts/run/sanity-on-lake.ts')],
    env: { SANITY_AUTH_TOKEN: readSecrets(settings).lakeToken },
  }
}
