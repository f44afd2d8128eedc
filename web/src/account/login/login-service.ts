import { simulatedService } from '../simulated-service'
import { loginSchema } from './login-schema'

export const loginService = simulatedService({ schema: loginSchema, delayMs: 1500 })
