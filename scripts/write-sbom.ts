import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { billOfMaterials, type Lockfile } from './generate/sbom.ts'
import { ROOT } from './run/root.ts'

// `npm run sbom [-- FILE]`: writes the bill of materials of package-lock.json as CycloneDX JSON.
const [file = 'sbom.cdx.json'] = process.argv.slice(2)
const target = resolve(ROOT, file)
const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
const bill = billOfMaterials(lockfile, new Date().toISOString())
writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} components in ${target}`)
