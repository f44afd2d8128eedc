// Run by hand after `npm install NAME`, when the registry in use does not hold every platform's optional packages:
// npm then leaves them out of the lockfile, and `npm ci` refuses such a lockfile on every machine.
import { readFileSync, writeFileSync } from 'node:fs'
import { missingPlatformPackages } from './run/missing-platform-packages.mjs'

const path = new URL('../package-lock.json', import.meta.url)
const lockfile = JSON.parse(readFileSync(path, 'utf8'))
const missing = missingPlatformPackages(lockfile.packages)
Object.assign(lockfile.packages, missing)
lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([a], [b]) => a.localeCompare(b, 'en')),
)
writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`)
console.log(`${Object.keys(missing).length} entries added to package-lock.json.`)
