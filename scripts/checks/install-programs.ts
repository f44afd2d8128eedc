import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { ROOT } from '../run/root.ts'
import { hasQuickestChromium, systemChromium } from './chromium.ts'

/** Debian's packages ask this program whether to start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'
const BROTLI = '/usr/share/nginx/modules/ngx_http_brotli_*_module.so'

/** The folder of PostgreSQL's programs; Debian has one for each version, outside of `PATH`. */
export const findPostgres = (programs = ['postgres', 'initdb']): string | undefined =>
  [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
  ].find((folder) => programs.every((name) => existsSync(join(folder, name))))

export const findRedis = (): string | undefined =>
  ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find((path) => existsSync(path))

/** The path of nginx, if it has its Brotli modules. */
export const findNginx = (): string | undefined =>
  globSync(BROTLI).length < 2
    ? undefined
    : ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))

export const findPdfinfo = (): string | undefined =>
  existsSync('/usr/bin/pdfinfo') ? '/usr/bin/pdfinfo' : undefined

const LIBERATION = '/usr/share/fonts/truetype/liberation'

/** What the tests need beside npm packages: how it is found, and Debian's packages. */
const PROGRAMS: { name: string; find: () => string | undefined; packages: string[] }[] = [
  { name: 'PostgreSQL', find: findPostgres, packages: ['postgresql'] },
  { name: 'Valkey or Redis', find: findRedis, packages: ['redis-server'] },
  {
    name: 'nginx with Brotli',
    find: findNginx,
    packages: [
      'nginx',
      'libnginx-mod-http-brotli-filter',
      'libnginx-mod-http-brotli-static',
      'openssl',
    ],
  },
  // As wide as Arial and Times New Roman, on which the site's fallback fonts are based.
  {
    name: 'Liberation fonts',
    find: () => (existsSync(LIBERATION) ? LIBERATION : undefined),
    packages: ['fonts-liberation'],
  },
  { name: 'pdfinfo', find: findPdfinfo, packages: ['poppler-utils'] },
  {
    name: 'headless Chromium',
    find: () => (hasQuickestChromium() ? systemChromium() : undefined),
    packages: ['chromium-headless-shell'],
  },
]

/**
 * Installs what is missing by apt, as root on Debian; no server is started. Without that, Playwright downloads a
 * Chromium, and the tests that need another program are skipped.
 */
export function installPrograms(): void {
  const missing = PROGRAMS.filter(({ find }) => find() === undefined)
  if (missing.length > 0) console.log(`Missing: ${missing.map(({ name }) => name).join(', ')}.`)
  if (process.getuid?.() === 0) {
    // One by one: apt installs nothing if it does not know one package.
    for (const { packages } of missing) install(packages)
    // Debian before version 12 has no headless package.
    if (!systemChromium()) install(['chromium'])
  }
  if (!systemChromium()) {
    const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
    spawnSync(process.execPath, [playwright, 'install', 'chromium'], { stdio: 'inherit' })
  }
  for (const { name, find } of missing) {
    const isReplaced = name.includes('Chromium') && systemChromium() !== undefined
    if (find() === undefined && !isReplaced)
      console.warn(`!!! No ${name}: tests that need it are SKIPPED !!!`)
  }
}

/** Must not run in two processes at once, because apt refuses the second. */
export function install(packages: readonly string[]): void {
  // Otherwise PostgreSQL's package creates a database.
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--force-confold']
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', ...options, ...packages], { stdio: 'inherit', env })
  if (!keepsPolicy) rmSync(START_POLICY)
}
