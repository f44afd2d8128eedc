import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from '../run/root.ts'
import { hasQuickestChromium, systemChromium } from './chromium.ts'

/**
 * Ensures a Chromium for the browser tests: Debian's headless package if we may install it, else an installed one, else
 * Playwright's download.
 */
export function requireChromium(): void {
  if (hasQuickestChromium()) return
  const mayInstall = process.getuid?.() === 0 && succeeds('apt-get', ['--version'], 'ignore')
  if (mayInstall) {
    console.log('No headless Chromium found; installing one.')
    succeeds('apt-get', ['update', '-qq'])
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    // Debian before version 12 has no headless package.
    if (!systemChromium()) succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (systemChromium()) return
  console.log('No Chromium found; Playwright downloads one.')
  succeeds(process.execPath, [
    join(ROOT, 'node_modules/@playwright/test/cli.js'),
    'install',
    'chromium',
  ])
}

function succeeds(
  command: string,
  args: string[],
  stdio: 'inherit' | 'ignore' = 'inherit',
): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync(command, args, { stdio, env }).status === 0
}
