import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

// `node scripts/deploy/image-bill.ts ROOT FILE`: writes the bill of materials (CycloneDX 1.6) of an image mounted at
// ROOT (`podman image mount IMAGE`).

type Component = {
  type: 'library'
  name: string
  version: string
  purl: string
  licenses?: object[]
}

/**
 * The components of an image: Node, npm packages by their `package.json`, and Debian packages by dpkg's status file.
 */
export function billOfImage(root: string, name: string, time: string) {
  const components = [...node(root), ...npmPackages(root), ...debianPackages(root)].toSorted(
    (one, other) => (one.purl < other.purl ? -1 : 1),
  )
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { timestamp: time, component: { type: 'container', name } },
    components,
  }
}

function npmPackages(root: string): Component[] {
  const found = new Map<string, Component>()
  const files = globSync('**/node_modules/{*,@*/*}/package.json', { cwd: root })
  for (const file of files) {
    const { name, version, license } = readPackage(join(root, file))
    if (!name || !version) continue
    const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
    const licenses = license ? [{ expression: license }] : undefined
    found.set(purl, { type: 'library', name, version, purl, ...(licenses && { licenses }) })
  }
  return [...found.values()]
}

type Package = { name?: string; version?: string; license?: string }

function readPackage(file: string): Package {
  try {
    const { name, version, license } = JSON.parse(readFileSync(file, 'utf8')) as Package
    return typeof license === 'string' ? { name, version, license } : { name, version }
  } catch {
    return {}
  }
}

/** An image from `scratch` has one status file per package whose libraries it contains, as distroless images do. */
function debianPackages(root: string): Component[] {
  const files = globSync('var/lib/dpkg/{status,status.d/*}', { cwd: root })
  const entries = files.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n\n'))
  return entries.flatMap((entry) => {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(entry)?.[1]
    const [name, version, state] = [field('Package'), field('Version'), field('Status')]
    if (!name || !version || !state?.endsWith(' installed')) return []
    return [{ type: 'library' as const, name, version, purl: `pkg:deb/debian/${name}@${version}` }]
  })
}

function node(root: string): Component[] {
  const file = join(root, 'etc/node-version')
  if (!existsSync(file)) return []
  const version = readFileSync(file, 'utf8').trim().replace(/^v/, '')
  return [{ type: 'library', name: 'node', version, purl: `pkg:generic/node@${version}` }]
}

if (import.meta.main) {
  const [root, file] = process.argv.slice(2)
  if (!root || !file) throw new Error('Usage: node scripts/deploy/image-bill.ts ROOT FILE')
  const bill = billOfImage(root, basename(file).replace(/\..*/, ''), new Date().toISOString())
  writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`${bill.components.length} components in ${file}`)
}
