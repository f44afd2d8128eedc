'use client'

import { useRouter } from 'next/navigation'
import { dashboardHref, forgotPasswordHref } from '@/lib/routes'
import { Link } from '@/ui/link'
import { FailureBanner } from '../failure-banner'
import { CheckField, SubmitButton, TextField } from '../fields'
import { PasswordField } from '../password-field'
import { useSimulatedForm } from '../use-simulated-form'

export function LoginForm() {
  const router = useRouter()
  const { errors, banner, busy, alive, formProps } = useSimulatedForm({
    loadService: () => import('./login-service').then((module) => module.loginService),
    read: (form) => ({
      email: form.get('email'),
      password: form.get('password'),
      rememberMe: form.has('rememberMe'),
    }),
    failure: 'Login failed. Please check your credentials and try again.',
    succeed: ({ email, rememberMe }) => {
      console.log('Login (simulated):', { email, rememberMe })
      router.push(dashboardHref())
    },
  })
  return (
    <form {...formProps}>
      <FailureBanner text={banner} faults={Object.keys(errors).length} />
      <div className="flex flex-col gap-5">
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
          disabled={busy}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          disabled={busy}
        />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <CheckField name="rememberMe" disabled={busy}>
            Remember me
          </CheckField>
          <Link prefetch={false} href={forgotPasswordHref()} className="text-link text-small">
            Forgot password?
          </Link>
        </div>
        <SubmitButton label="Sign In" busyLabel="Signing In..." busy={busy} alive={alive} />
      </div>
    </form>
  )
}
