import { defineConfig, devices } from '@playwright/test'
import { systemChromium } from '../scripts/run/chromium.ts'
import { decidedVisitor } from './support/decided-visitor.ts'
import { testAddresses } from './support/test-addresses.ts'

export default defineConfig({
  testDir: 'browser',
  outputDir: 'test-results',
  globalSetup: './support/browser-setup.ts',
  forbidOnly: true,
  // The tests share one lake and one site, and some of them edit.
  workers: Number(process.env.BROWSER_WORKERS ?? 1),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: testAddresses().site,
    // The banner has tests of its own, and stands in no other's way.
    storageState: decidedVisitor(),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: systemChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
