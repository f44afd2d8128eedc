import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
  ...(process.env.TEST_FULL && {
    chromium: () => process.env.CHROMIUM_PATH || find('/usr/bin/chromium'),
  }),
}

/**
 * Installs what is missing by apt, as root on Debian. Without that, Playwright downloads a Chromium, and the tests that
 * need another program are skipped.
 */
export async function installPrograms(): Promise<void> {
  const missing = () =>
    Object.entries(PROGRAMS).flatMap(([packages, isThere]) => (isThere() ? [] : packages))
  if (missing().length > 0) await install(missing().flatMap((packages) => packages.split(' ')))
  // One by one: apt installs nothing if it does not know one package.
  for (const packages of missing()) await install(packages.split(' '))
  if (!systemChromium()) await install(['chromium'])
  if (!systemChromium())
    await run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium')
  for (const packages of missing())
    console.warn(`!!! No ${packages}: tests that need it may be SKIPPED !!!`)
}

/** Installs packages, as root on Debian only; starts no server. Not in two processes at once, since apt refuses that. */
export async function install(packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const keepsPolicy = existsSync(START_POLICY)
  if (!keepsPolicy) writeFileSync(START_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await run('apt-get', 'update', '-qq')
  await run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages)
  if (!keepsPolicy) rmSync(START_POLICY)
}

/** Runs a program to its end, however that is. */
async function run(program: string, ...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await once(spawn(program, args, { stdio: 'inherit', env }), 'close')
}
