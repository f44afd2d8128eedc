// Run by npm around `npm pack`. Node strips no types under node_modules, so what is published is JavaScript in dist/;
// in the repository, the package's exports and its command are the sources. npm has no field for that difference.
import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const manifest = join(here, 'package.json')
const dist = join(here, 'dist')

/** @param {RegExp} from @param {string} to */
function rewriteExports(from, to) {
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replaceAll(from, to))
}

const [step] = process.argv.slice(2)
if (step === 'build') {
  rmSync(dist, { recursive: true, force: true })
  const tsc = createRequire(import.meta.url).resolve('typescript/bin/tsc')
  execFileSync(process.execPath, [tsc, '-p', join(here, 'tsconfig.build.json')], {
    stdio: 'inherit',
  })
  rewriteExports(/"\.\/([\w/-]+)\.ts"/g, '"./dist/$1.js"')
} else if (step === 'restore') {
  rmSync(dist, { recursive: true, force: true })
  rewriteExports(/"\.\/dist\/([\w/-]+)\.js"/g, '"./$1.ts"')
} else {
  // `npm publish` in this folder would tell the registry of the sources.
  console.error('Publish the tarball: npm pack, then npm publish content-lake-VERSION.tgz')
  process.exitCode = 1
}
