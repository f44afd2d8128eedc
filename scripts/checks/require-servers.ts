import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { findOrInstall } from './install-packages.ts'

const REDIS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx']
const BROTLI = '/usr/share/nginx/modules/ngx_http_brotli_*_module.so'
const BROTLI_PACKAGES = ['filter', 'static'].map((part) => `libnginx-mod-http-brotli-${part}`)

/** The path of a Valkey or Redis server, installed on Debian if permitted; undefined without one. */
export const requireRedis = (): string | undefined =>
  findOrInstall({
    name: 'Valkey or Redis',
    find: () => REDIS.find((path) => existsSync(path)),
    packages: ['redis-server'],
  })

/** The path of nginx with its Brotli modules, installed on Debian if permitted; undefined without it. */
export const requireNginx = (): string | undefined =>
  findOrInstall({
    name: 'nginx with Brotli',
    find: findNginx,
    packages: ['nginx', ...BROTLI_PACKAGES, 'openssl'],
  })

function findNginx(): string | undefined {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  if (!hasOpenssl || globSync(BROTLI).length < 2) return undefined
  return NGINX.find((path) => existsSync(path))
}
