// Runs before every command, on plain Node 20 without dependencies: installs packages that differ from the lockfile.
import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installReason } from './install-reason.mjs'

// Node before 20.11 has no `import.meta.dirname`.
const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)))
const node = join(root, 'node_modules/.bin/node')

/** Commands that need no package that only checks or writes code; a third of the first start's wait. */
const OPERATES = /^(start|seed|redirects|sanity|leads|doctor|backup|restore)$/.test(
  process.env.npm_lifecycle_event ?? '',
)

/**
 * Settings of npm that a user or the environment may have, and with which it installs other packages than the
 * lockfile's, in another place or none. No package needs its install script.
 */
const NPM_SETTINGS = [
  ...['--include=optional', '--include=peer', '--cpu=', '--os=', '--libc='],
  ...['--engine-strict=false', '--legacy-peer-deps=false', '--strict-peer-deps=false'],
  ...['--global=false', '--include-workspace-root', '--install-links=false'],
  ...['--install-strategy=hoisted', '--bin-links=true', '--dry-run=false'],
  ...['--package-lock=true', '--package-lock-only=false'],
  ...['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
]

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

/** The C library of Linux, of which native packages have a build each. */
function libcOf() {
  if (process.platform !== 'linux') return undefined
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  )
  return header.glibcVersionRuntime ? 'glibc' : 'musl'
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

for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) {
  // Clients of HTTP end with a stack as soon as they are loaded, before a command reads its settings.
  if (process.env[name] && !/^https?:\/\/./i.test(process.env[name] ?? ''))
    fail(`${name} must be an address with its scheme, such as http://proxy.example:3128.`)
}

const wanted = readJson(join(root, 'package-lock.json'))
if (!wanted) fail('package-lock.json is missing or cannot be read.')
const machine = { platform: process.platform, arch: process.arch, libc: libcOf() }
/** @param {boolean} withDev */
function reasonToInstall(withDev) {
  const installed = readJson(join(root, 'node_modules/.package-lock.json'))
  return installReason(wanted, installed, machine, withDev, (path) =>
    existsSync(join(root, path, 'package.json')),
  )
}

const withDev = !OPERATES
const reason = reasonToInstall(withDev)
if (reason) {
  if (lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    fail(
      `${reason}, and node_modules is a link: npm would empty the folder it leads to. Remove it.`,
    )
  console.error(`Installing packages (${reason}); this takes a minute or two.`)
  // While the site may run: `npm ci` would remove the packages that it uses.
  const isAddition = !reasonToInstall(false)
  const command = isAddition ? ['install', '--no-save'] : ['ci']
  const args = [...command, withDev ? '--include=dev' : '--omit=dev', ...NPM_SETTINGS]
  // What npm knows of a package is read from its cache, ten seconds less; a version that is newer is not in it.
  if (!npm(...args, '--prefer-offline') && !npm(...args)) {
    fail(`npm ${command[0]} failed; see its message above. Is the npm registry reachable?`)
  }
  const left = reasonToInstall(withDev)
  if (left) fail(`npm ${command[0]} ended without an error, but ${left}.`)
}
// The package with our Node exists for Linux only; other systems use the installed Node.
if (Object.keys(wanted.packages).some((path) => /\/node-linux-/.test(path)) && !existsSync(node)) {
  if (major < 24) {
    fail(`this is Node ${process.versions.node} on ${process.platform}; install Node 24 or newer.`)
  }
  mkdirSync(dirname(node), { recursive: true })
  symlinkSync(process.execPath, node)
}
