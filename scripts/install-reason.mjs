/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, dev?: boolean, os?: string | string[], cpu?: string | string[] }} LockedPackage
 * @typedef {{ packages: Record<string, LockedPackage> }} Lockfile
 */

/** @param {string | string[]} allowed @param {string} actual */
function fits(allowed, actual) {
  const names = [allowed].flat()
  if (names.includes(`!${actual}`)) return false
  return names.includes(actual) || names.every((name) => name.startsWith('!'))
}

/**
 * Why the packages must be installed; undefined when those installed match the lockfile.
 *
 * `installed` is `node_modules/.package-lock.json`, which npm writes at the end of every install.
 * @param {Lockfile} wanted
 * @param {Lockfile | undefined} installed
 * @param {{ platform: string, arch: string }} machine
 * @param {boolean} withDev whether those that only check and build the code are wanted
 * @returns {string | undefined}
 */
export function installReason(wanted, installed, machine, withDev) {
  if (!installed?.packages) return 'none is installed yet'
  for (const [path, entry] of Object.entries(wanted.packages)) {
    if (path === '') continue
    const there = installed.packages[path]
    // npm skips optional packages of other platforms.
    if (!there && (entry.optional || (entry.dev && !withDev))) continue
    if (!there) return `${nameOf(path)} is missing`
    if (there.version !== entry.version || there.integrity !== entry.integrity)
      return `${nameOf(path)} has changed`
  }
  for (const [path, entry] of Object.entries(installed.packages)) {
    if (!wanted.packages[path]) return `${nameOf(path)} is no longer needed`
    if (!fits(entry.os ?? [], machine.platform) || !fits(entry.cpu ?? [], machine.arch)) {
      return `${nameOf(path)} was installed for another platform`
    }
  }
  return undefined
}

/** @param {string} path */
const nameOf = (path) => path.replace(/^.*node_modules\//, '')
