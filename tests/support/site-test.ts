import { test as base, expect } from '@playwright/test'

type Fixtures = {
  /** What a Content-Security-Policy has blocked on any page so far; a test that expects some removes them. */
  violations: string[]
}

const PREFIX = 'Security policy: '

/** A test that fails when any page of it, in any window, violates its Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  violations: [
    async ({ context, browser }, use) => {
      const violations: string[] = []
      const watch = async (each: typeof context) => {
        each.on('console', (message) => {
          if (message.text().startsWith(PREFIX)) violations.push(message.text())
        })
        await each.addInitScript(logViolations, PREFIX)
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

function logViolations(prefix: string) {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber } = event
    console.error(
      `${prefix}${effectiveDirective} blocks ${blockedURI} on ${location.pathname} (${sourceFile}:${lineNumber})`,
    )
  })
}
