import * as z from 'zod/mini'
import { emailRule, simulatedService } from '../simulated-service'

export const forgotPasswordSchema = z.object({ email: emailRule('Email address is required') })

export const forgotPasswordService = simulatedService({
  schema: forgotPasswordSchema,
  delayMs: 1500,
})
