import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { endWithSignals } from './end-with-signals.ts'
import { createProcessGroup, type ProcessGroup } from './process-group.ts'
import { StartError } from './start-error.ts'

/**
 * Runs a command with servers: reads the settings, ends all children on a failure or signal, and prints a `StartError`
 * with exit code 1.
 */
export async function runServers(
  run: (settings: Settings, processGroup: ProcessGroup) => Promise<void>,
) {
  const processGroup = createProcessGroup((line, { name, kind }) => {
    if (kind !== 'task') console.log(`${name.padEnd(6)} | ${line}`)
  })
  const { leave, isLeaving } = endWithSignals(processGroup)
  try {
    loadEnvFiles()
    const running = run(readSettings(process.env), processGroup)
    const { name, code, signal } = await Promise.race([
      processGroup.serverEnded,
      running.then(() => processGroup.serverEnded),
    ])
    if (!isLeaving()) {
      console.error(`The ${name} ended (${signal ?? `exit code ${code}`}); ending the others.`)
    }
  } catch (error) {
    if (!isLeaving()) console.error(error instanceof StartError ? error.message : error)
  }
  await leave(1)
}
