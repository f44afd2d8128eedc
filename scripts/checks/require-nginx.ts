import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'

const PACKAGES = [
  'nginx',
  'libnginx-mod-http-brotli-filter',
  'libnginx-mod-http-brotli-static',
  'openssl',
]
const MODULES = '/usr/share/nginx/modules/ngx_http_brotli_*_module.so'
/** Debian's packages ask this program whether they may start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

/**
 * The path of nginx with its Brotli modules, which are installed on Debian if we may install packages. Prints a warning
 * when there is none.
 */
export function requireNginx(): string | undefined {
  const found = findNginx()
  if (found) return found
  if (process.getuid?.() === 0) install()
  const installed = findNginx()
  if (!installed) {
    console.warn(
      '!!! No nginx with Brotli found, and none could be installed: tests that need it are SKIPPED !!!',
    )
  }
  return installed
}

function findNginx(): string | undefined {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  if (!hasOpenssl || globSync(MODULES).length < 2) return undefined
  return ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
}

function install(): void {
  console.log('No nginx with Brotli found; installing one.')
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) {
    mkdirSync('/usr/sbin', { recursive: true })
    writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  }
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES],
  ]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', args, { stdio: 'inherit', env })
  }
  if (!keepsPolicy) rmSync(START_POLICY)
}
