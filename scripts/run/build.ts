import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { Child, ProcessGroup, Program } from './process-group.ts'
import { ROOT } from './root.ts'
import { StartError } from './start-error.ts'

export type Build = {
  program: Program
  /** Folders and files that the output is built from. */
  sources: string[]
  /** Its other inputs: environment variables, content. */
  facts: Record<string, unknown>
  /** The folder of the output, and a file in it that exists when it is complete. */
  output: string
  proof: string
}

const STAMP = '.built-from'

/** Builds unless the output was built from exactly these sources and facts; returns whether it built. */
export async function buildWhenStale(
  processGroup: ProcessGroup,
  build: Build,
  say: (line: string) => void,
): Promise<boolean> {
  const output = join(ROOT, build.output)
  const stamp = join(output, STAMP)
  const wanted = fingerprint(ROOT, build.sources, { ...build.facts, node: process.version })
  if (existsSync(join(output, build.proof)) && readOr(stamp) === wanted) {
    say(`${build.program.name}: up to date.`)
    return false
  }
  // An interrupted build must not leave the old stamp on incomplete output.
  rmSync(stamp, { force: true })
  const startedAt = Date.now()
  say(`${build.program.name}: started …`)
  await untilSuccess(processGroup.start(build.program))
  writeFileSync(stamp, wanted)
  say(`${build.program.name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  return true
}

async function untilSuccess(child: Child): Promise<void> {
  const { code, signal } = await child.ended
  if (code === 0) return
  throw new StartError(
    `The ${child.name} failed (${signal ?? `exit code ${code}`}):\n${child.lastLines()}`,
  )
}

function readOr(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
