import { satisfies } from 'semver'
import parse, { type Info } from 'spdx-expression-parse'
import type { Exception } from './licenses.ts'

/** The fields of `package-lock.json` (version 3) that the check reads. */
export type Lockfile = {
  packages: Record<string, LockedPackage>
}

type LockedPackage = {
  name?: string
  version?: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  link?: boolean
}

type Rules = { allowed: ReadonlySet<string>; exceptions: readonly Exception[] }

const LIST = 'scripts/checks/licenses.ts'
const DECIDE = `read its LICENSE file, then replace the package, or add it to EXCEPTIONS in ${LIST} with a reason`

/**
 * One line for each shipped package (all but development dependencies) under a license that is not allowed, and for
 * each exception that no longer applies.
 */
export function licenseFaults({ packages }: Lockfile, { allowed, exceptions }: Rules): string[] {
  const used = new Set<Exception>()
  const faults = Object.entries(packages).flatMap(([path, locked]) => {
    // Our own workspaces need no check.
    if (!path.includes('node_modules/') || locked.link || locked.dev) return []
    const { license, version = '' } = locked
    const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
    const why = refusal(license, allowed)
    if (!why) return []
    const exception = exceptions.find((each) => isFor(each, name, version, license))
    if (exception) used.add(exception)
    return exception ? [] : [`${name}@${version} ${why}: ${DECIDE}`]
  })
  const unused = exceptions.filter((exception) => !used.has(exception))
  return [
    ...new Set(faults),
    ...unused.map(
      ({ name, range }) => `EXCEPTIONS in ${LIST}: no package matches ${name}@${range}, remove it`,
    ),
  ]
}

/** One line for each file missing from the list, and for each listed file that no longer exists. */
export function fileFaults(
  found: readonly string[],
  listed: Readonly<Record<string, string>>,
): string[] {
  return [
    ...found
      .filter((path) => !Object.hasOwn(listed, path))
      .map(
        (path) =>
          `${path} ships without a known license: add it to FILES in ${LIST} with its license`,
      ),
    ...Object.keys(listed)
      .filter((path) => !found.includes(path))
      .map((path) => `FILES in ${LIST}: ${path} no longer exists, remove it`),
  ]
}

/** Why a license is not allowed; undefined if it is. */
function refusal(license: unknown, allowed: ReadonlySet<string>): string | undefined {
  if (typeof license !== 'string' || license.trim() === '') return 'names no license'
  let info: Info
  try {
    info = parse(license)
  } catch {
    return `has a license that is not an SPDX expression (${license})`
  }
  return isAllowed(info, allowed) ? undefined : `has a license that is not allowed (${license})`
}

function isAllowed(info: Info, allowed: ReadonlySet<string>): boolean {
  if ('conjunction' in info) {
    const sides = [info.left, info.right].map((side) => isAllowed(side, allowed))
    return info.conjunction === 'or' ? sides.includes(true) : !sides.includes(false)
  }
  // "Or later" includes the allowed version; SPDX exceptions only add permissions.
  return allowed.has(info.license)
}

function isFor(
  { name, range, license }: Exception,
  packageName: string,
  version: string,
  given: unknown,
) {
  const isName = name.endsWith('*')
    ? packageName.startsWith(name.slice(0, -1))
    : packageName === name
  return isName && license === given && satisfies(version, range)
}
