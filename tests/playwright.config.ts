import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_ARGS, fullChromium, systemChromium } from '../scripts/checks/chromium.ts'
import { decidedVisitor } from './support/decided-visitor.ts'
import { testUrls } from './support/test-urls.ts'

export default defineConfig({
  globalSetup: './support/browser-setup.ts',
  forbidOnly: true,
  // For two cores, the smallest CI machine: a test often waits for the page.
  workers: 3,
  // A folder for each: Playwright empties it when it runs the project again.
  projects: [
    // One worker each: the bot, the chat and the measurement have one port. First, because they take longest.
    { name: 'sending', testDir: 'browser/leads', workers: 1 },
    { name: 'consent', testDir: 'browser/consent', workers: 1 },
    { name: 'reading', testDir: 'browser', testIgnore: '**/{leads,consent,studio}/**' },
    // These tests edit what others read, so `npm test` runs them separately. One at a time: a Studio keeps two cores
    // busy, and two side by side take longer than one after the other.
    { name: 'editing', testDir: 'browser/studio', workers: 1 },
    // The ways that most people go, for `npm run test:full` also in the Chromium that they use.
    {
      name: 'main-ways',
      testDir: 'browser',
      grep: /@main-way/,
      workers: 1,
      use: { launchOptions: { executablePath: fullChromium(), args: CHROMIUM_ARGS } },
    },
  ].map((project) => ({ ...project, outputDir: `test-results/${project.name}` })),
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    baseURL: testUrls().site,
    // The cookie banner has its own tests.
    storageState: decidedVisitor(),
    // Traces slow the tests by a third; enable them with `--trace retain-on-failure`.
    trace: 'off',
    screenshot: 'only-on-failure',
    video: 'off',
    launchOptions: {
      executablePath: systemChromium(),
      args: CHROMIUM_ARGS,
    },
  },
})
