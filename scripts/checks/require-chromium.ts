import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hasQuickestChromium, systemChromium } from '../run/chromium.ts'
import { ROOT } from '../run/root.ts'

/**
 * Ensures that the browser tests find a Chromium: Debian's headless one if we may install packages, else the installed
 * one, else the one that Playwright downloads.
 */
export function requireChromium(): void {
  if (hasQuickestChromium()) return
  const mayInstall = process.getuid?.() === 0 && succeeds('apt-get', ['--version'], 'ignore')
  if (mayInstall) {
    console.log('No headless Chromium found; installing one.')
    succeeds('apt-get', ['update', '-qq'])
    succeeds('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'])
    // Debian has no such package before version 12.
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
