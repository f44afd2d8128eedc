import { loadEnvFiles, readSettings, type Settings } from '../env.ts'
import { createFamily, type Family } from './family.ts'
import { StartError } from './start-error.ts'

/**
 * Runs a command that keeps children: reads the settings, ends every child on Ctrl-C, on SIGTERM, when the
 * terminal closes and when one of them fails, and turns a `StartError` into its lines and exit code 1.
 */
export async function runCommand(run: (settings: Settings, family: Family) => Promise<void>) {
  const family = createFamily((line, { name, kind }) => {
    if (kind === 'server') console.log(`${name.padEnd(6)} | ${line}`)
  })
  process.on('exit', family.kill)
  // A closed terminal must not end us before the children are.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

  let leaving = false
  const leave = async (code: number) => {
    if (leaving) return
    leaving = true
    await family.stop()
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Asked a second time: do not wait.
      if (leaving) process.exit(1)
      void leave(0)
    })
  }

  try {
    loadEnvFiles()
    const running = run(readSettings(process.env), family)
    const { name, code, signal } = await Promise.race([
      family.serverEnded,
      running.then(() => family.serverEnded),
    ])
    if (!leaving)
      console.error(`The ${name} ended (${signal ?? `exit code ${code}`}); ending the others.`)
  } catch (error) {
    if (!leaving) console.error(error instanceof StartError ? error.message : error)
  }
  await leave(1)
}
