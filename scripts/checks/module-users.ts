import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../run/root.ts'

type Dependency = { resolved: string; dependencyTypes: string[] }
type Module = { source: string; dependencies: Dependency[] }

const CRUISE = [
  join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
  '--output-type',
  'json',
  'web',
  'studio',
  'scripts',
  'tests',
]
/** A file that is started as a process or thread by its name in a string. */
const NAME_OF_FILE = /'(?:\.{1,2}\/)*([\w/.-]+\.tsx?)'/g

/** For each file (relative to the root) the files that import it (not only types) or start it. */
export type ModuleUsers = ReadonlyMap<string, string[]>

/** Reads the imports of all source files; takes about ten seconds. */
export function readModuleUsers(): ModuleUsers {
  const modules = readModules()
  const users = new Map<string, string[]>()
  const add = (used: string, user: string) => users.set(used, [...(users.get(used) ?? []), user])
  for (const { source, dependencies } of modules) {
    for (const { resolved, dependencyTypes } of dependencies) {
      if (!dependencyTypes.includes('type-only')) add(resolved, source)
    }
    for (const name of startedIn(source)) {
      const named = modules.filter((other) => `/${other.source}`.endsWith(`/${name}`))
      if (named.length === 1 && named[0]) add(named[0].source, source)
    }
  }
  return users
}

/** The given files and all files that load them, directly or transitively. */
export function reachedFrom(files: string[], users: ModuleUsers): Set<string> {
  const reached = new Set(files)
  for (const file of reached) for (const user of users.get(file) ?? []) reached.add(user)
  return reached
}

function readModules(): Module[] {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const
  const { modules }: { modules: Module[] } = JSON.parse(
    execFileSync(process.execPath, CRUISE, options),
  )
  return modules.filter(({ source }) => /^(web|studio|scripts|tests)\/.*\.(tsx?|mjs)$/.test(source))
}

function startedIn(source: string): string[] {
  const text = readFileSync(join(ROOT, source), 'utf8')
  if (!/spawn|fork|execFile|new Worker/.test(text)) return []
  return [...text.matchAll(NAME_OF_FILE)].flatMap(([, name]) => name ?? [])
}
