import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { loadEnvFiles, readSettings } from './env.ts'
import { studioEnv } from './run/programs.ts'
import { ROOT } from './run/root.ts'
import { readSecrets } from './run/secrets.ts'
import { StartError } from './run/start-error.ts'

/** Commands on a project's content; others, such as `login` and `deploy`, go to Sanity. */
const ABOUT_CONTENT =
  /^(?:backup|cors|dataset|document|graphql|hook|media|migration|schema|token|user)s?(?::|$)/

const SANITY = join(ROOT, 'node_modules/sanity/bin/sanity')
// As a URL, since Node reads `#`, `%` and `?` in the value of --import as parts of one.
const ON_LAKE = new URL('sanity-on-lake.ts', import.meta.url)

/** Runs Sanity's command with the variables of .env under the Studio's names; resolves to its exit code. */
async function run(args: string[]): Promise<number> {
  loadEnvFiles()
  const settings = readSettings(process.env)
  const isContent = ABOUT_CONTENT.test(args[0] ?? '')
  const isLocal = settings.content.where === 'local'
  const token =
    process.env.SANITY_API_WRITE_TOKEN || (isLocal ? readSecrets(settings).lakeToken : undefined)
  const onLake = isContent && isLocal ? ['--import', ON_LAKE.href] : []
  const child = spawn(process.execPath, [...onLake, SANITY, ...args], {
    cwd: join(ROOT, 'studio'),
    env: {
      ...process.env,
      ...studioEnv(settings),
      // Sanity's command chooses it itself.
      NODE_ENV: process.env.NODE_ENV,
      ...(isContent && token && { SANITY_AUTH_TOKEN: token }),
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return typeof code === 'number' ? code : 1
}

// `npm run sanity -- deploy`
try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
