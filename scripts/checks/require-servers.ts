import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { findOrInstall } from './install-packages.ts'

const REDIS = ['/usr/bin/valkey-server', '/usr/bin/redis-server']
const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx']
const VARNISH = '/usr/sbin/varnishd'
const XKEY = '/usr/lib/*/varnish/vmods/libvmod_xkey.so'
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

/** The path of Varnish with its xkey module, installed on Debian if permitted; undefined without it. */
export const requireVarnish = (): string | undefined =>
  findOrInstall({
    name: 'Varnish with xkey',
    find: () => (existsSync(VARNISH) && globSync(XKEY).length > 0 ? VARNISH : undefined),
    packages: ['varnish', 'varnish-modules'],
  })

function findNginx(): string | undefined {
  const hasOpenssl = spawnSync('openssl', ['version']).status === 0
  if (!hasOpenssl || globSync(BROTLI).length < 2) return undefined
  return NGINX.find((path) => existsSync(path))
}
