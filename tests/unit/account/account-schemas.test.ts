import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { forgotPasswordSchema } from '@/account/forgot-password/forgot-password-service'
import { loginSchema } from '@/account/login/login-service'
import { signupSchema } from '@/account/signup/signup-service'

function firstMessage(schema: z.core.$ZodType, values: unknown, field: string) {
  const parsed = z.core.safeParse(schema, values)
  return parsed.error?.issues.find((issue) => issue.path[0] === field)?.message
}

const login = { email: 'ada@agency.example', password: 'secret', rememberMe: false }

const signup = {
  firstName: 'Ada',
  lastName: 'Okafor',
  email: 'ada@agency.example',
  password: 'Lantern42',
  confirmPassword: 'Lantern42',
  experience: 'advanced',
  interests: ['compliance'],
  agreeTerms: true,
  newsletter: false,
}

describe('the messages of the spec, word for word', () => {
  test.each([
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ada@agency' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
  ])('login with %o', (change, field, message) => {
    expect(firstMessage(loginSchema, { ...login, ...change }, field)).toBe(message)
  })

  test.each([
    [{ firstName: ' ' }, 'firstName', 'First name is required'],
    [{ lastName: '' }, 'lastName', 'Last name is required'],
    [{ email: '' }, 'email', 'Email is required'],
    [{ email: 'ada' }, 'email', 'Please enter a valid email address'],
    [{ password: '' }, 'password', 'Password is required'],
    [{ password: 'Short1' }, 'password', 'Password must be at least 8 characters'],
    [
      { password: 'lantern42' },
      'password',
      'Password must contain uppercase, lowercase, and number',
    ],
    [{ confirmPassword: 'other' }, 'confirmPassword', 'Passwords do not match'],
    [{ experience: '' }, 'experience', 'Experience level is required'],
    [{ agreeTerms: false }, 'agreeTerms', 'You must agree to the terms and conditions'],
  ])('signup with %o', (change, field, message) => {
    expect(firstMessage(signupSchema, { ...signup, ...change }, field)).toBe(message)
  })

  test.each([
    ['', 'Email address is required'],
    ['ada@', 'Please enter a valid email address'],
  ])('forgot password with %o', (email, message) => {
    expect(firstMessage(forgotPasswordSchema, { email }, 'email')).toBe(message)
  })
})

test('what is filled in rightly passes', () => {
  expect(loginSchema.safeParse(login).success).toBe(true)
  expect(signupSchema.safeParse({ ...signup, interests: [] }).success).toBe(true)
  expect(forgotPasswordSchema.safeParse({ email: ' ada@agency.example ' }).success).toBe(true)
})

test('a mismatch is told together with the other errors', () => {
  const values = { ...signup, firstName: '', confirmPassword: 'other' }
  expect(firstMessage(signupSchema, values, 'confirmPassword')).toBe('Passwords do not match')
})
