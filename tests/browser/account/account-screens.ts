import { expect, type Page } from '@playwright/test'
import { open } from '../site/on-page.ts'

export const SECRET = 'Lantern42-secret'

export type AccountScreen = {
  path: string
  submit: string
  busy: string
  delay: number
  failure: string
  /** The heading after success. */
  success: string
  /** The console line after success. */
  line: string
  fill: (page: Page) => Promise<void>
}

export const login: AccountScreen = {
  path: '/login',
  submit: 'Sign In',
  busy: 'Signing In...',
  delay: 1500,
  failure: 'Login failed. Please check your credentials and try again.',
  success: 'Investigation Dashboard',
  line: 'Login (simulated)',
  async fill(page) {
    await page.getByLabel('Email').fill('ada@agency.example')
    await page.getByRole('textbox', { name: 'Password' }).fill(SECRET)
  },
}

export const signup: AccountScreen = {
  path: '/signup',
  submit: 'Create Account',
  busy: 'Creating Account...',
  delay: 2000,
  failure: 'Registration failed. Please try again.',
  success: 'Welcome, Ada',
  line: 'Signup (simulated)',
  async fill(page) {
    await page.getByLabel('First name').fill('Ada')
    await page.getByLabel('Last name').fill('Okafor')
    await page.getByLabel('Email').fill('ada@agency.example')
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(SECRET)
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(SECRET)
    await page.getByLabel('Experience level').selectOption('advanced')
    await page.getByLabel('Compliance').check()
    await page.getByLabel('I agree to the').check()
  },
}

/** Opens a screen and stops its clock after hydration. */
export async function openStopped(page: Page, { path, submit }: AccountScreen) {
  await page.clock.install()
  await open(page, path)
  await expect(page.getByRole('button', { name: submit })).toBeEnabled()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
}

/** Resolves to a function that waits for the simulated call, whose code may load later than the busy state appears. */
export async function watchCall(
  page: Page,
  { delay }: AccountScreen,
): Promise<() => Promise<void>> {
  await page.evaluate((delay) => {
    const real = window.setTimeout
    window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
      if (ms === delay) document.documentElement.dataset.called = ''
      return real(run, ms, ...rest)
    }) as typeof window.setTimeout
  }, delay)
  return () => expect(page.locator('html[data-called]')).toBeAttached()
}

type Simulation = 'hangs' | 'breaks'

/** Controls the simulated calls of a page, which are timers of a known length. */
export async function simulate(page: Page, { delay }: AccountScreen, simulation: Simulation) {
  await page.evaluate(
    ({ delay, simulation }) => {
      const patched = window as unknown as { realTimeout?: typeof window.setTimeout }
      patched.realTimeout ??= window.setTimeout
      const real = patched.realTimeout
      window.setTimeout = ((run: TimerHandler, ms?: number, ...rest: unknown[]) => {
        if (ms !== delay) return real(run, ms, ...rest)
        if (simulation === 'breaks') throw new Error('The simulated service is out of order.')
        return 0
      }) as typeof window.setTimeout
    },
    { delay, simulation },
  )
}
