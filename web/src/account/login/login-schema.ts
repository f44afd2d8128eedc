import { z } from 'zod'
import { emailRule } from '../email-rule'

export const loginSchema = z.object({
  email: emailRule('Email is required'),
  password: z
    .string()
    .min(1, 'Password is required')
    .min(6, 'Password must be at least 6 characters'),
  rememberMe: z.boolean(),
})
