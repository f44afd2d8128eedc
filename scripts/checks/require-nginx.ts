import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { findOrInstall } from './install-packages.ts'

const MODULES = '/usr/share/nginx/modules/ngx_http_brotli_*_module.so'
const MODULE_PACKAGES = ['filter', 'static'].map((part) => `libnginx-mod-http-brotli-${part}`)

/** The path of nginx with its Brotli modules, which are installed on Debian if we may; undefined if there is none. */
export const requireNginx = (): string | undefined =>
  findOrInstall({
    name: 'nginx with Brotli',
    find: findNginx,
    packages: ['nginx', ...MODULE_PACKAGES, 'openssl'],
  })

function findNginx(): string | undefined {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  if (!hasOpenssl || globSync(MODULES).length < 2) return undefined
  return ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
}
