import { simulatedService } from '../simulated-service'
import { signupSchema } from './signup-schema'

export const signupService = simulatedService({ schema: signupSchema, delayMs: 2000 })
