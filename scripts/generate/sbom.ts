import { createHash } from 'node:crypto'

/** What of `package-lock.json` (version 3) the bill of materials is made from. */
export type Lockfile = { name?: string; packages: Record<string, LockedPackage> }

type LockedPackage = {
  name?: string
  version?: string
  integrity?: string
  license?: string
  dev?: boolean
  optional?: boolean
  devOptional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/**
 * The software bill of materials of a lockfile, in CycloneDX 1.6. `npm sbom` refuses our lockfile, since npm itself
 * places packages in it where their ranges do not fit.
 *
 * @param time an ISO time
 */
export function billOfMaterials({ name = 'root', packages }: Lockfile, time: string) {
  const entries = Object.entries(packages).filter(([path, { link }]) => path && !link)
  const refOf = (path: string) => path || name
  const digest = createHash('sha256').update(JSON.stringify(packages)).digest('hex')
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${asUuid(digest)}`,
    version: 1,
    metadata: {
      timestamp: time,
      component: { type: 'application', 'bom-ref': name, name },
    },
    components: entries.map(([path, locked]) => componentOf(path, locked)),
    dependencies: [['', packages[''] ?? {}] as const, ...entries].map(([path, locked]) => ({
      ref: refOf(path),
      dependsOn: [...new Set(dependenciesOf(path, locked, packages).map(refOf))].sort(),
    })),
  }
}

function componentOf(path: string, locked: LockedPackage) {
  const fullName = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 13)
  const isOwn = !path.includes('node_modules/')
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName]
  const version = locked.version ?? '0.0.0'
  const hashes = (locked.integrity ?? '').split(' ').filter(Boolean).map(hashOf)
  return {
    type: isOwn ? 'application' : 'library',
    'bom-ref': path,
    ...(group && { group }),
    name: name ?? fullName,
    version,
    // What only development needs is never shipped.
    scope:
      locked.dev || locked.devOptional ? 'excluded' : locked.optional ? 'optional' : 'required',
    ...(hashes.length > 0 && { hashes }),
    ...(locked.license && { licenses: [licenseOf(locked.license)] }),
    ...(!isOwn && {
      purl: `pkg:npm/${fullName.replace('@', '%40')}@${encodeURIComponent(version)}`,
    }),
  }
}

/** `sha512-…` in base64, as CycloneDX writes it: SHA-512 in hexadecimal digits. */
function hashOf(integrity: string) {
  const [algorithm = '', base64 = ''] = integrity.split('-', 2)
  const alg = algorithm.replace('sha', 'SHA-')
  return { alg, content: Buffer.from(base64, 'base64').toString('hex') }
}

/** Only words of SPDX are an expression; the rest is a name. */
function licenseOf(license: string) {
  const isExpression = !/^(SEE|UNLICENSED|UNKNOWN)/.test(license)
  return isExpression ? { expression: license } : { license: { name: license } }
}

/** Where Node finds each dependency: in the nearest folder above. Optional ones may not be there. */
function dependenciesOf(path: string, locked: LockedPackage, all: Lockfile['packages']): string[] {
  const isOwn = !path.includes('node_modules/')
  const names = Object.keys({
    ...locked.dependencies,
    ...locked.optionalDependencies,
    ...(isOwn && locked.devDependencies),
  })
  return names.flatMap((name) => {
    for (let from = path; ; from = above(from)) {
      const found = `${from && `${from}/`}node_modules/${name}`
      if (found in all) return all[found]?.link ? [] : [found]
      if (!from) return []
    }
  })
}

function above(path: string): string {
  const at = path.lastIndexOf('/node_modules/')
  return at < 0 ? '' : path.slice(0, at)
}

const asUuid = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
