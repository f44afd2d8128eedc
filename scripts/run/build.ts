import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import type { Child, ProcessGroup, Program } from './process-group.ts'
import { ROOT } from './root.ts'
import { StartError } from './start-error.ts'

export type Build = {
  program: Program
  /** Input files and folders. */
  sources: string[]
  /** Other inputs: environment variables. */
  facts: Record<string, unknown>
  /** The content in its pages at build time. */
  content?: unknown
  /** The output folder, and a file in it that exists once the output is complete. */
  output: string
  proof: string
}

const STAMP = '.built-from'

/** Builds unless the output is up to date with these sources and facts; returns whether it built. */
export async function buildWhenStale(
  processGroup: ProcessGroup,
  build: Build,
  say: (line: string) => void = console.log,
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

/** Whether the output is complete and was built from these sources, facts and content. */
export function isUpToDate(build: Build): boolean {
  const dir = join(ROOT, build.output)
  const stamp = join(dir, STAMP)
  const isComplete = existsSync(join(dir, build.proof)) && existsSync(stamp)
  return isComplete && readFileSync(stamp, 'utf8') === stampOf(build)
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
