import { spawnSync } from 'node:child_process'
import { ROOT } from '../run/root.ts'
import { readAudit } from './read-audit.ts'

// A step of `npm test`: fails on vulnerabilities of severity high or critical in shipped packages. Uses the npm that
// started the tests, because the process group puts another Node first in PATH.
const npm = process.env.npm_execpath
const [program, first] = npm ? [process.execPath, [npm]] : ['npm', []]
const { stdout, error } = spawnSync(program, [...first, 'audit', '--json', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: 60_000,
  maxBuffer: 64 * 1024 * 1024,
})
const audit = readAudit(stdout ?? '', error?.message)
if (audit.kind === 'unavailable') {
  console.log(`!!! SKIPPED dependency audit: the registry does not answer it (${audit.reason}) !!!`)
} else {
  for (const line of audit.vulnerable) console.log(line)
  if (audit.vulnerable.length > 0) {
    console.log('Update these packages, or override their versions in package.json.')
    process.exitCode = 1
  } else console.log('No known vulnerability of severity high or critical.')
}
