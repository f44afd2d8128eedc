import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasQuickestChromium, systemChromium } from '../run/chromium.ts'
import { ROOT } from '../run/root.ts'

/**
 * Sees to it that the browser tests find a Chromium: Debian's without windows where we may install packages, or the
 * machine's own, or the one that Playwright downloads.
 */
export function requireChromium(): void {
  if (hasQuickestChromium()) return
  const mayInstall = process.getuid?.() === 0 && succeeds('apt-get', ['--version'], 'ignore')
  if (mayInstall) {
    console.log('There is no Chromium without windows on this machine; installing one.')
    succeeds('apt-get', ['update', '-qq'])
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    // Before Debian 12 there is none.
    if (!systemChromium()) succeeds('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  if (systemChromium()) return
  console.log('There is no Chromium on this machine; Playwright downloads one.')
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
