import { spawnSync } from 'node:child_process'
import { existsSync, globSync, rmSync, writeFileSync } from 'node:fs'
import { systemChromium } from './chromium.ts'

/** Debian's packages ask this program whether to start their servers; exit code 101 means no. */
const START_POLICY = '/usr/sbin/policy-rc.d'

const find = (pattern: string) => globSync(pattern).toSorted().at(-1)

/** The folder of the programs of PostgreSQL, of which Debian may have several versions. */
export const findPostgres = () =>
  find('/usr/lib/postgresql/*/bin/postgres')?.replace(/\/postgres$/, '')
/** nginx, if it has its Brotli modules. */
export const findNginx = () =>
  ['filter', 'static'].every((name) => find(`/usr/share/nginx/modules/*_brotli_${name}_module.so`))
    ? find('/usr/sbin/nginx')
    : undefined
export const findPdfinfo = () => find('/usr/bin/pdfinfo')

/** What the tests need beside npm packages, and Debian's packages that have it. */
const PROGRAMS: Record<string, () => string | undefined> = {
  postgresql: findPostgres,
  'nginx libnginx-mod-http-brotli-filter libnginx-mod-http-brotli-static openssl': findNginx,
  // As wide as Arial and Times New Roman, on which the site's fallback fonts are based.
  'fonts-liberation': () => find('/usr/share/fonts/truetype/liberation'),
  'poppler-utils': findPdfinfo,
  'chromium-headless-shell': () =>
    process.env.CHROMIUM_PATH || find('/usr/bin/chromium-headless-shell'),
  chromium: () => process.env.CHROMIUM_PATH || find('/usr/bin/chromium'),
}

/**
 * Installs what is missing by apt, as root on Debian. Without that, Playwright downloads a Chromium, and the tests that
 * need another program are skipped.
 */
export function installPrograms(): void {
  const missing = Object.entries(PROGRAMS).filter(([, isThere]) => !isThere())
  // One by one: apt installs nothing if it does not know one package.
  for (const [packages] of missing) install(packages.split(' '))
  if (!systemChromium()) {
    const args = ['node_modules/@playwright/test/cli.js', 'install', 'chromium']
    spawnSync(process.execPath, args, { stdio: 'inherit' })
  }
  for (const [packages, isThere] of missing)
    if (!isThere()) console.warn(`!!! No ${packages}: tests that need it may be SKIPPED !!!`)
}

/** Installs packages, as root on Debian only; starts no server. Not in two processes at once, since apt refuses that. */
export function install(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = ['-y', '-qq', '--no-install-recommends']
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  spawnSync('apt-get', ['install', ...options, ...packages], { stdio: 'inherit', env })
  if (!keepsPolicy) rmSync(START_POLICY)
}
