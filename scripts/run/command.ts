import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { endWithSignals } from './end-with-signals.ts'
import { createFamily, type Family } from './family.ts'
import { StartError } from './start-error.ts'

/**
 * Runs a command that keeps servers: reads the settings, ends every child when one of them fails or when we are asked
 * to end, and turns a `StartError` into its lines and exit code 1.
 */
export async function runCommand(run: (settings: Settings, family: Family) => Promise<void>) {
  const family = createFamily((line, { name, kind }) => {
    if (kind === 'server') console.log(`${name.padEnd(6)} | ${line}`)
  })
  const { leave, isLeaving } = endWithSignals(family)
  try {
    loadEnvFiles()
    const running = run(readSettings(process.env), family)
    const { name, code, signal } = await Promise.race([
      family.serverEnded,
      running.then(() => family.serverEnded),
    ])
    if (!isLeaving()) {
      console.error(`The ${name} ended (${signal ?? `exit code ${code}`}); ending the others.`)
    }
  } catch (error) {
    if (!isLeaving()) console.error(error instanceof StartError ? error.message : error)
  }
  await leave(1)
}
