import { join } from 'node:path'
import { loadEnvFiles, readSettings } from './env.ts'
import { ROOT } from './run/root.ts'
import { runSanity } from './run/run-sanity.ts'
import { readSecrets } from './run/secrets.ts'
import { StartError } from './run/start-error.ts'

/** Commands on a project's content; others, such as `login` and `deploy`, go to Sanity. */
const ABOUT_CONTENT =
  /^(?:backup|cors|dataset|document|graphql|hook|media|migration|schema|token|user)s?(?::|$)/

const ON_LAKE = join(ROOT, 'scripts/run/sanity-on-lake.ts')

// `npm run sanity -- deploy`: runs Sanity's command with the variables of .env under the Studio's names.
try {
  loadEnvFiles()
  const settings = readSettings(process.env)
  const args = process.argv.slice(2)
  const isContent = ABOUT_CONTENT.test(args[0] ?? '')
  const isLocal = settings.content.where === 'local'
  const token =
    process.env.SANITY_API_WRITE_TOKEN || (isLocal ? readSecrets(settings).lakeToken : undefined)
  process.exitCode = await runSanity(settings, args, {
    ...(isContent && isLocal && { nodeArgs: ['--import', ON_LAKE] }),
    ...(isContent && token && { env: { SANITY_AUTH_TOKEN: token } }),
  })
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
