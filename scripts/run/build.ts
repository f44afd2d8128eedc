import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { Child, ProcessGroup, Program } from './process-group.ts'
import { ROOT } from './root.ts'
import { StartError } from './start-error.ts'

export type Build = {
  program: Program
  /** Folders and files that the output is made from. */
  sources: string[]
  /** What else it is made from: environment, content. */
  facts: Record<string, unknown>
  /** The folder of the output, and a file in it that is there when it is whole. */
  output: string
  proof: string
}

const STAMP = '.built-from'

/** Builds unless the output was made from exactly these sources and facts; tells whether it built. */
export async function buildWhenStale(
  processGroup: ProcessGroup,
  build: Build,
  say: (line: string) => void,
): Promise<boolean> {
  const output = join(ROOT, build.output)
  const stamp = join(output, STAMP)
  const wanted = fingerprint(ROOT, build.sources, { ...build.facts, node: process.version })
  if (existsSync(join(output, build.proof)) && readOr(stamp) === wanted) {
    say(`${build.program.name}: nothing changed, the last one is used.`)
    return false
  }
  // A build that is interrupted must not leave the old stamp on half-new output.
  rmSync(stamp, { force: true })
  const begun = Date.now()
  say(`${build.program.name}: started …`)
  await untilSuccess(processGroup.start(build.program))
  writeFileSync(stamp, wanted)
  say(`${build.program.name}: done in ${Math.round((Date.now() - begun) / 1000)} s.`)
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
