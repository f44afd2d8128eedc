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
  /** Its other inputs: environment variables. */
  facts: Record<string, unknown>
  /** The content that its pages show, as it was built. */
  content?: unknown
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
  if (isUpToDate(build)) {
    say(`${build.program.name}: up to date.`)
    return false
  }
  const stamp = join(ROOT, build.output, STAMP)
  const made = stampOf(build)
  // An interrupted build must not leave the old stamp on incomplete output.
  rmSync(stamp, { force: true })
  const startedAt = Date.now()
  say(`${build.program.name}: started …`)
  await untilSuccess(processGroup.start(build.program))
  writeFileSync(stamp, made)
  say(`${build.program.name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  return true
}

/** Whether the output is complete and was built from exactly these sources, facts and content. */
export function isUpToDate(build: Build): boolean {
  const dir = join(ROOT, build.output)
  return existsSync(join(dir, build.proof)) && readOr(join(dir, STAMP)) === stampOf(build)
}

function stampOf({ sources, facts, content }: Build): string {
  return fingerprint(ROOT, sources, { ...facts, content, node: process.version })
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
