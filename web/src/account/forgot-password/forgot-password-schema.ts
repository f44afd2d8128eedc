import { z } from 'zod'
import { emailRule } from '../email-rule'

export const forgotPasswordSchema = z.object({ email: emailRule('Email address is required') })
