import { simulatedService } from '../simulated-service'
import { forgotPasswordSchema } from './forgot-password-schema'

export const forgotPasswordService = simulatedService({
  schema: forgotPasswordSchema,
  delayMs: 1500,
})
