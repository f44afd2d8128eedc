import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../../scripts/run/root.ts'

export type Ending = { status: number | null; out: string; err: string }
type Variables = Record<string, string | undefined>

/** The environment of a developer's command: none of this process's settings, and these. */
export function commandEnv(added: Variables): Variables {
  const ours = /^(SANITY|LAKE|LEADS|TELEGRAM|INIT|npm)_/
  const own = Object.entries(process.env).filter(([name]) => !ours.test(name))
  return { ...Object.fromEntries(own), ...added }
}

/** Runs a script of `scripts/` as npm does, piped. */
export function runCommand(script: string, args: string[], added: Variables): Promise<Ending> {
  const command = [join(ROOT, 'scripts', script), ...args]
  return new Promise((settle) => {
    const env = commandEnv(added)
    const child = execFile(process.execPath, command, { env }, (_, out, err) =>
      settle({ status: child.exitCode, out, err }),
    )
  })
}
