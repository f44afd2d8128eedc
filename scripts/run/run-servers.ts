import { explainContentFailure, isOfContentApi } from '../content/explain-content-failure.ts'
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
  let settings: Settings | undefined
  try {
    loadEnvFiles()
    settings = readSettings(process.env)
    const running = run(settings, processGroup)
    const { name, code, signal } = await Promise.race([
      processGroup.serverEnded,
      running.then(() => processGroup.serverEnded),
    ])
    if (!isLeaving()) {
      console.error(`The ${name} ended (${signal ?? `exit code ${code}`}); ending the others.`)
    }
  } catch (error) {
    if (!isLeaving()) console.error(explain(error, settings))
  }
  await leave(1)
}

/** What a user can mend, in a sentence; any other error with its stack. */
function explain(error: unknown, settings?: Settings): unknown {
  if (error instanceof StartError) return error.message
  if (!settings) return error
  if (isOfContentApi(error)) return explainContentFailure(error, settings)
  // Of the file system.
  if (!(error instanceof Error && 'syscall' in error)) return error
  const { dataDir, lakeDir } = settings
  return `${error.message}. Check the owner and the space of ${dataDir} and of LAKE_DIR, ${lakeDir}.`
}
