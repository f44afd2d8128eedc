'use client'
import { loginHref } from '@/lib/routes'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { FailureBanner } from '../failure-banner'
import { SubmitButton, TextField } from '../fields'
import { SuccessCard } from '../success-card'
import { useSimulatedForm } from '../use-simulated-form'

export function ForgotPasswordForm({ heading }: { heading: React.ReactNode }) {
  const {
    errors,
    banner,
    done: sentTo,
    busy,
    alive,
    startAgain,
    formProps,
  } = useSimulatedForm({
    loadService: () =>
      import('./forgot-password-service').then((module) => module.forgotPasswordService),
    read: (form) => ({ email: form.get('email') }),
    failure: 'Failed to send reset email. Please try again.',
    succeed: ({ email }) => {
      console.log('Password reset (simulated):', { email })
      return email
    },
  })

  if (sentTo) {
    return (
      <SuccessCard
        title="Check Your Email"
        text={`If ${sentTo} belongs to an account, a link to set a new password is on its way.`}
      >
        <Link prefetch={false} href={loginHref()} className={buttonClass('primary')}>
          Return to Sign In
        </Link>
        <button type="button" onClick={startAgain} className={buttonClass('secondary')}>
          Try Different Email
        </button>
      </SuccessCard>
    )
  }

  return (
    <>
      {heading}
      <form {...formProps}>
        <FailureBanner text={banner} faults={Object.keys(errors).length} />
        <div className="flex flex-col gap-5">
          <TextField
            label="Email address"
            name="email"
            type="email"
            autoComplete="username"
            error={errors.email}
            disabled={busy}
          />
          <SubmitButton label="Send Reset Link" busyLabel="Sending..." busy={busy} alive={alive} />
        </div>
      </form>
    </>
  )
}
