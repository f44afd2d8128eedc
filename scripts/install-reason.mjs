/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string | string[], cpu?: string | string[], libc?: string | string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 * @typedef {{ platform: string, arch: string, libc?: string }} Machine
 */

/** @param {string | string[] | undefined} allowed @param {string | undefined} actual */
function fits(allowed, actual) {
  if (allowed === undefined || actual === undefined) return true
  const names = [allowed].flat()
  if (names.includes(`!${actual}`)) return false
  return names.includes(actual) || names.every((name) => name.startsWith('!'))
}

/** @param {LockedPackage} entry @param {Machine} machine */
const isFor = ({ os, cpu, libc }, machine) =>
  fits(os, machine.platform) && fits(cpu, machine.arch) && fits(libc, machine.libc)

/**
 * Why the packages must be installed; undefined when those installed match the lockfile.
 *
 * `installed` is `node_modules/.package-lock.json`, which npm writes at the end of every install.
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 * @param {Machine} machine
 * @param {boolean} withDev whether those that only check and build the code are wanted
 * @param {(path: string) => boolean} isThere whether this package's folder exists
 * @returns {string | undefined}
 */
export function installReason(wanted, installed, machine, withDev, isThere) {
  if (!installed?.packages) return 'none is installed yet'
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue
    const there = isThere(path) ? installed.packages[path] : undefined
    // Programs for a platform are optional for npm, which omits them for others; on theirs nothing works without them.
    const isForOthers = entry.optional && !((entry.os || entry.cpu) && isFor(entry, machine))
    if (!there && (isForOthers || (entry.dev && !withDev))) continue
    if (!there) return `${nameOf(path)} is missing`
    if (there.version !== entry.version || there.integrity !== entry.integrity)
      return `${nameOf(path)} has changed`
  }
  for (const [path, entry] of Object.entries(installed.packages)) {
    if (!wanted.packages[path]) return `${nameOf(path)} is no longer needed`
    if (!isFor(entry, machine)) return `${nameOf(path)} was installed for another platform`
  }
  return undefined
}

/** @param {string} path */
const nameOf = (path) => path.replace(/^.*node_modules\//, '')
