/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 */

const SYSTEMS = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
]
const PROCESSORS = [
  'arm64',
  'arm',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
]

/**
 * The entries that a lockfile lacks for optional packages of other machines, told by the names that such packages have.
 * @param {Record<string, Entry>} packages
 * @returns {Record<string, Entry>}
 */
export function missingPlatformPackages(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const words = name.split(/[/-]/)
      const os = SYSTEMS.filter((system) => words.includes(system))
      const cpu = PROCESSORS.filter((processor) => words.includes(processor))
      if (os.length === 0 && cpu.length === 0) continue
      if (resolves(packages, path, name)) continue
      const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'
      missing[`node_modules/${name}`] = {
        version,
        ...(cpu.length > 0 && { cpu }),
        ...(entry.dev && { dev: true }),
        ...(os.includes('linux') && { libc: [libc] }),
        optional: true,
        ...(os.length > 0 && { os }),
      }
    }
  }
  return missing
}

/** @param {Record<string, Entry>} packages @param {string} from @param {string} name */
function resolves(packages, from, name) {
  for (
    let folder = from;
    ;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))
  ) {
    if (packages[folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`]) return true
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`])
  }
}
