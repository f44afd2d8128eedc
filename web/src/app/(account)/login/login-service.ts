import * as z from 'zod/mini'
import { emailRule, simulatedService } from '../simulated-service'

export const loginSchema = z.object({
  email: emailRule('Email is required'),
  password: z
    .string()
    .check(
      z.minLength(1, 'Password is required'),
      z.minLength(6, 'Password must be at least 6 characters'),
    ),
  rememberMe: z.boolean(),
})

export const loginService = simulatedService({ schema: loginSchema, delayMs: 1500 })
