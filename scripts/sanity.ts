import { loadEnvFiles, readSettings } from './env.ts'
import { runSanity } from './run/run-sanity.ts'
import { StartError } from './run/start-error.ts'

// `npm run sanity -- deploy`: Sanity's own command, with the variables of .env in the names that the Studio reads.
try {
  loadEnvFiles()
  process.exitCode = await runSanity(readSettings(process.env), process.argv.slice(2))
} catch (error) {
  if (!(error instanceof StartError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
