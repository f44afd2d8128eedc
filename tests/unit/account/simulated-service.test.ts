import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { forgotPasswordService } from '@/account/forgot-password/forgot-password-service'
import { loginService } from '@/account/login/login-service'
import { signupService } from '@/account/signup/signup-service'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the simulated services', () => {
  test.each([
    ['login', loginService, 1500],
    ['signup', signupService, 2000],
    ['forgot password', forgotPasswordService, 1500],
  ])('%s takes its time', async (_name, service, delay) => {
    const ended = vi.fn()
    void service.call(new AbortController().signal).then(ended)
    await vi.advanceTimersByTimeAsync(delay - 1)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(ended).toHaveBeenCalledOnce()
  })

  test('a call that is given up fails at once and leaves no timer', async () => {
    const giveUp = new AbortController()
    const call = loginService.call(giveUp.signal)
    giveUp.abort()
    await expect(call).rejects.toThrow()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('checking gives the first message of each field, and values without blanks', () => {
    const typed = { email: ' ', password: '', rememberMe: false }
    expect(loginService.check(typed)).toEqual({
      errors: { email: 'Email is required', password: 'Password is required' },
    })
    const right = { email: ' ada@agency.example ', password: ' secret ', rememberMe: true }
    expect(loginService.check(right)).toEqual({
      values: { ...right, email: 'ada@agency.example' },
    })
  })
})
