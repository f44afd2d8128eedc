import * as z from 'zod/mini'
import { emailRule, simulatedService } from '../simulated-service'
import { experienceLevels, interests } from './signup-options'

const MIXED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s

export const signupSchema = z
  .object({
    firstName: z.string().check(z.trim(), z.minLength(1, 'First name is required')),
    lastName: z.string().check(z.trim(), z.minLength(1, 'Last name is required')),
    email: emailRule('Email is required'),
    password: z
      .string()
      .check(
        z.minLength(1, 'Password is required'),
        z.minLength(8, 'Password must be at least 8 characters'),
        z.regex(MIXED, 'Password must contain uppercase, lowercase, and number'),
      ),
    confirmPassword: z.string(),
    experience: z.enum(
      experienceLevels.map((level) => level.value),
      'Experience level is required',
    ),
    interests: z.array(z.enum(interests.map((interest) => interest.value))),
    agreeTerms: z.literal(true, 'You must agree to the terms and conditions'),
    newsletter: z.boolean(),
    plan: z.optional(z.string()),
  })
  .check(
    z.refine((values) => values.password === values.confirmPassword, {
      path: ['confirmPassword'],
      error: 'Passwords do not match',
      // Without this, a mismatch is reported only once all other fields are valid.
      when: () => true,
    }),
  )

export const signupService = simulatedService({ schema: signupSchema, delayMs: 2000 })
