import * as z from 'zod/mini'
import { emailRule } from '../email-rule'

export const forgotPasswordSchema = z.object({ email: emailRule('Email address is required') })
