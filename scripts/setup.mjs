// Runs before every command, on plain Node 20 without dependencies: installs packages that differ from the lockfile.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { installReason } from './install-reason.mjs'

const root = resolve(
  process.argv[2] ?? dirname(import.meta.dirname ?? new URL('.', import.meta.url).pathname),
)
const node = join(root, 'node_modules/.bin/node')

/** Commands that need no package that only checks or writes code; a third of the first start's wait. */
const OPERATES = /^(start|seed|redirects|sanity|leads|doctor|backup|restore)$/.test(
  process.env.npm_lifecycle_event ?? '',
)

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`Set-up failed: ${message}`)
  process.exit(1)
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}

/** @param {string[]} args */
function npm(...args) {
  const result = spawnSync('npm', args, {
    cwd: root,
    // stdout is for the command's own output, which programs may parse.
    stdio: ['inherit', process.stderr, process.stderr],
    shell: process.platform === 'win32',
  })
  if (result.error) fail(`npm cannot be run (${result.error.message}). Install npm 10 or newer.`)
  return result.status === 0
}

const major = Number(process.versions.node.split('.')[0])
if (major < 20) fail(`this is Node ${process.versions.node}; install Node 20 or newer.`)

const wanted = readJson(join(root, 'package-lock.json'))
if (!wanted) fail('package-lock.json is missing or cannot be read.')
const installed = readJson(join(root, 'node_modules/.package-lock.json'))
const reason = installReason(wanted, installed, process, !OPERATES)
if (reason) {
  console.error(`Installing packages (${reason}); this takes a minute or two.`)
  // While the site may run: `npm ci` would remove the packages that it uses.
  const isAddition = !installReason(wanted, installed, process, false)
  const command = isAddition
    ? ['install', '--no-save']
    : ['ci', ...(OPERATES ? ['--omit=dev'] : [])]
  const args = [...command, '--no-audit', '--no-fund', '--loglevel=error']
  // What npm knows of a package is read from its cache, ten seconds less; a version that is newer is not in it.
  if (!npm(...args, '--prefer-offline') && !npm(...args)) {
    fail(`npm ${command[0]} failed; see its message above. Is the npm registry reachable?`)
  }
}
// The package with our Node exists for Linux only; other systems use the installed Node.
if (Object.keys(wanted.packages).some((path) => /\/node-linux-/.test(path)) && !existsSync(node)) {
  if (major < 24) {
    fail(`this is Node ${process.versions.node} on ${process.platform}; install Node 24 or newer.`)
  }
  mkdirSync(dirname(node), { recursive: true })
  symlinkSync(process.execPath, node)
}
