'use client'
import Link from 'next/link'
import { useState } from 'react'
import { loginHref } from '@/routes/hrefs'
import { buttonClass } from '@/ui/button'
import { FailureBanner } from '../failure-banner'
import { SubmitButton } from '../submit-button'
import { SuccessCard } from '../success-card'
import { TextField } from '../text-field'
import { useSimulatedForm } from '../use-simulated-form'

const SIMULATED_DELAY = 1500

export function ForgotPasswordForm({ heading }: { heading: React.ReactNode }) {
  const [sentTo, setSentTo] = useState<string>()
  const { errors, banner, busy, formProps } = useSimulatedForm({
    loadSchema: () =>
      import('./forgot-password-schema').then((module) => module.forgotPasswordSchema),
    read: (form) => ({ email: form.get('email') }),
    delay: SIMULATED_DELAY,
    failure: 'Failed to send reset email. Please try again.',
    onSuccess: ({ email }) => {
      console.log('Password reset (simulated):', { email })
      setSentTo(email)
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
        <button
          type="button"
          onClick={() => setSentTo(undefined)}
          className={buttonClass('secondary')}
        >
          Try Different Email
        </button>
      </SuccessCard>
    )
  }

  return (
    <>
      {heading}
      <form {...formProps} className="flex flex-col gap-5">
        <FailureBanner text={banner} />
        <TextField
          label="Email address"
          name="email"
          type="email"
          autoComplete="username"
          error={errors.email}
          disabled={busy}
        />
        <SubmitButton label="Send Reset Link" busyLabel="Sending..." busy={busy} />
      </form>
    </>
  )
}
