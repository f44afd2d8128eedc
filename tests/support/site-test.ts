import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type WebError,
} from '@playwright/test'

type Options = {
  /** Errors that a test causes on purpose, such as by a request that it aborts. */
  expectedErrors: RegExp
}
type Fixtures = {
  /** Errors so far, in any window: of scripts, of the console, of a security policy. */
  errors: string[]
}

const NONE = /(?!)/

/** A test that fails if a person would find an error in the browser's console. */
export const test = base.extend<Options & Fixtures>({
  expectedErrors: [NONE, { option: true }],
  errors: [
    async ({ context, browser, expectedErrors }, use) => {
      const errors: string[] = []
      const onConsole = (message: ConsoleMessage) => {
        const { url, lineNumber } = message.location()
        if (message.type() === 'error') errors.push(`${message.text()} (${url}:${lineNumber})`)
      }
      const onError = (error: WebError) => errors.push(error.error().stack || error.error().message)
      const watch = (each: BrowserContext) => {
        each.on('console', onConsole)
        each.on('weberror', onError)
      }
      watch(context)
      // Also what the test opens itself.
      browser.on('context', watch)
      await use(errors)
      browser.off('context', watch)
      context.off('console', onConsole)
      context.off('weberror', onError)
      const unexpected = errors.filter((each) => !expectedErrors.test(each))
      expect(unexpected, 'errors in the browser').toEqual([])
    },
    { auto: true },
  ],
})
