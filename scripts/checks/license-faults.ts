import { satisfies } from 'semver'
import parse, { type Info } from 'spdx-expression-parse'
import type { Exception } from './licenses.ts'

/** What the check reads of `package-lock.json` (version 3). */
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
 * A line for each package that ships (all but those that only development needs) under a license that is not allowed,
 * and for each exception that no package needs any more.
 */
export function licenseFaults({ packages }: Lockfile, { allowed, exceptions }: Rules): string[] {
  const used = new Set<Exception>()
  const faults = Object.entries(packages).flatMap(([path, locked]) => {
    // Our own workspaces are no packages of others.
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
      ({ name, range }) =>
        `EXCEPTIONS in ${LIST}: no package is ${name}@${range} any more, remove it`,
    ),
  ]
}

/** A line for each file that is not in the list, and for each of the list that is gone. */
export function fileFaults(
  found: readonly string[],
  listed: Readonly<Record<string, string>>,
): string[] {
  return [
    ...found
      .filter((path) => !Object.hasOwn(listed, path))
      .map(
        (path) =>
          `${path} ships, and nobody has said whose it is: add it to FILES in ${LIST} with its license`,
      ),
    ...Object.keys(listed)
      .filter((path) => !found.includes(path))
      .map((path) => `FILES in ${LIST}: there is no ${path} any more, remove it`),
  ]
}

/** Why a license is not allowed; undefined if it is. */
function refusal(license: unknown, allowed: ReadonlySet<string>): string | undefined {
  if (typeof license !== 'string' || license.trim() === '') return 'names no license'
  let info: Info
  try {
    info = parse(license)
  } catch {
    return `has a license that is no expression of SPDX (${license})`
  }
  return isAllowed(info, allowed) ? undefined : `has a license that is not allowed (${license})`
}

function isAllowed(info: Info, allowed: ReadonlySet<string>): boolean {
  if ('conjunction' in info) {
    const sides = [info.left, info.right].map((side) => isAllowed(side, allowed))
    return info.conjunction === 'or' ? sides.includes(true) : !sides.includes(false)
  }
  // "Or later" lets us choose the version that is allowed; an exception of SPDX only adds permissions.
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
