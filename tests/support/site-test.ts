import { test as base, expect } from '@playwright/test'
import { testUrls } from './test-urls.ts'

type Fixtures = {
  /** Violations of the site's Content-Security-Policy so far; a test that expects some removes them. */
  violations: string[]
}

// The Studio has its own policy.
const SITE = new URL(testUrls().site).origin
const PREFIX = 'Security policy of the site: '

/** A test that fails if a page of the site, in any window or frame, violates its Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ context, browser }, use) => {
      const violations: string[] = []
      const watch = async (each: typeof context) => {
        each.on('console', (message) => {
          if (message.text().startsWith(PREFIX)) violations.push(message.text())
        })
        await each.addInitScript(logViolations, { site: SITE, prefix: PREFIX })
      }
      await watch(context)
      // Windows that the test opens itself.
      const watchNew = (opened: typeof context) => void watch(opened)
      browser.on('context', watchNew)
      await use(violations)
      browser.off('context', watchNew)
      expect(violations).toEqual([])
    },
    { auto: true },
  ],
})

function logViolations({ site, prefix }: { site: string; prefix: string }) {
  if (location.origin !== site) return
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    console.error(
      `${prefix}${effectiveDirective} blocks ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber})`,
    )
  })
}
