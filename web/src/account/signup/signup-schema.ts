import { z } from 'zod'
import { emailRule } from '../email-rule'
import { experienceLevels, interests } from './signup-options'

const MIXED = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)/s

export const signupSchema = z
  .object({
    firstName: z.string().trim().min(1, 'First name is required'),
    lastName: z.string().trim().min(1, 'Last name is required'),
    email: emailRule('Email is required'),
    password: z
      .string()
      .min(1, 'Password is required')
      .min(8, 'Password must be at least 8 characters')
      .regex(MIXED, 'Password must contain uppercase, lowercase, and number'),
    confirmPassword: z.string(),
    experience: z.enum(
      experienceLevels.map((level) => level.value),
      'Experience level is required',
    ),
    interests: z.array(z.enum(interests.map((interest) => interest.value))),
    agreeTerms: z.literal(true, 'You must agree to the terms and conditions'),
    newsletter: z.boolean(),
  })
  .refine((values) => values.password === values.confirmPassword, {
    path: ['confirmPassword'],
    message: 'Passwords do not match',
    // Without this, a mismatch would only be told once every other field is right.
    when: () => true,
  })
