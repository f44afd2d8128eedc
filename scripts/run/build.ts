import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  writeFileSync(stamp, `${made.all}\n${made.surroundings}`)
  say(`${build.program.name}: done in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
  return true
}

/** Whether the output was built from exactly these sources, facts and content. */
export function isUpToDate(build: Build): boolean {
  return readStamp(build, build.output)?.all === stampOf(build).all
}

/**
 * Moves an older build to a folder of its own, so that it can be served while the next one is built. Returns the folder;
 * undefined if there is none that fits the packages and the settings. One that is left from a build that failed is used
 * again.
 */
export function setOlderBuildAside(build: Build): string | undefined {
  const aside = `${build.output}-before`
  const { surroundings } = stampOf(build)
  const fits = (folder: string) => readStamp(build, folder)?.surroundings === surroundings
  if (fits(build.output)) {
    const [from, to] = [join(ROOT, build.output), join(ROOT, aside)]
    rmSync(to, { recursive: true, force: true })
    renameSync(from, to)
    // The cache speeds up the next build.
    mkdirSync(from)
    if (existsSync(join(to, 'cache'))) renameSync(join(to, 'cache'), join(from, 'cache'))
    return aside
  }
  return fits(aside) ? aside : undefined
}

type Stamp = { all: string; surroundings: string }

/** Hashes of everything, and of what an older build must have in common with this one to be served. */
function stampOf({ sources, facts, content }: Build): Stamp {
  const own = { ...facts, node: process.version }
  return {
    all: fingerprint(ROOT, sources, { ...own, content }),
    surroundings: fingerprint(ROOT, ['package-lock.json'], own),
  }
}

/** The stamp of a complete output. */
function readStamp({ proof }: Build, folder: string): Partial<Stamp> | undefined {
  const dir = join(ROOT, folder)
  if (!existsSync(join(dir, proof))) return undefined
  const [all, surroundings] = (readOr(join(dir, STAMP)) ?? '').split('\n')
  return { ...(all && { all }), ...(surroundings && { surroundings }) }
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
