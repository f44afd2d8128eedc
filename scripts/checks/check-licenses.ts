import { globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { ROOT } from '../run/root.ts'
import { fileFaults, type Lockfile, licenseFaults } from './license-faults.ts'
import { ALLOWED, EXCEPTIONS, FILES } from './licenses.ts'

// A step of `npm test`: fails on shipped packages and files under a license outside the allowlist. Base images (Debian,
// Node.js, nginx) carry their own licenses in /usr/share/doc.
const CODE = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.json', '.md', '.groq', '.typ'])
const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as Lockfile
const files = globSync(['web/{public,src}/**', 'studio/**'], {
  cwd: ROOT,
  withFileTypes: true,
  exclude: ({ name }) => /^(node_modules|dist.*|\.next.*|\.sanity|Containerfile)$/.test(name),
})
  .filter((entry) => entry.isFile() && !CODE.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))

const faults = [
  ...licenseFaults(lockfile, { allowed: ALLOWED, exceptions: EXCEPTIONS }),
  ...fileFaults(files, FILES),
]
for (const fault of faults) console.log(fault)
if (faults.length > 0) process.exitCode = 1
else console.log('All shipped packages and files have an allowed license.')
