import { defineConfig, devices } from '@playwright/test'
import { systemChromium } from '../scripts/run/chromium.ts'
import { decidedVisitor } from './support/decided-visitor.ts'
import { testAddresses } from './support/test-addresses.ts'

export default defineConfig({
  outputDir: 'test-results',
  globalSetup: './support/browser-setup.ts',
  forbidOnly: true,
  // That is how many cores the smallest of our machines has.
  workers: Number(process.env.BROWSER_WORKERS ?? 2),
  projects: [
    // The bot and the chat provider have one port each. First, or their one worker would be the last to end.
    { name: 'sending', testDir: 'browser', testMatch: '**/{leads,consent}/*.spec.ts', workers: 1 },
    { name: 'reading', testDir: 'browser', testIgnore: '**/{leads,consent,studio}/**' },
    // They edit what the others read, so `npm test` runs them by themselves.
    { name: 'editing', testDir: 'browser/studio', workers: 1 },
  ],
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
    // A trace costs a third of the time: ask for it with `--trace retain-on-failure`.
    trace: 'off',
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
