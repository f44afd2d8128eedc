'use client'
import { loginHref, privacyHref, termsHref } from '@/lib/routes'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { FailureBanner } from '../failure-banner'
import { CheckField, SubmitButton, TextField } from '../fields'
import { PasswordField } from '../password-field'
import { SuccessCard } from '../success-card'
import { useSimulatedForm } from '../use-simulated-form'
import { ExperienceField, InterestsField } from './signup-fields'

export function SignupForm({ heading }: { heading: React.ReactNode }) {
  const {
    errors,
    banner,
    done: welcomed,
    busy,
    alive,
    formProps,
  } = useSimulatedForm({
    loadService: () => import('./signup-service').then((module) => module.signupService),
    read: (form) => ({
      ...Object.fromEntries(form),
      experience: form.get('experience') ?? '',
      interests: form.getAll('interests'),
      agreeTerms: form.has('agreeTerms'),
      newsletter: form.has('newsletter'),
    }),
    failure: 'Registration failed. Please try again.',
    succeed: ({ password: _, confirmPassword: __, ...profile }) => {
      console.log('Signup (simulated):', profile)
      return profile
    },
  })

  if (welcomed) {
    return (
      <SuccessCard
        title={`Welcome, ${welcomed.firstName}`}
        text={`We sent a verification email to ${welcomed.email}. Open the link in it, then sign in.`}
      >
        <Link prefetch={false} href={loginHref()} className={buttonClass('primary')}>
          Continue to Sign In
        </Link>
      </SuccessCard>
    )
  }

  const field = (name: string) => ({ name, error: errors[name], disabled: busy })
  return (
    <>
      {heading}
      <form id="signup" {...formProps}>
        <FailureBanner text={banner} faults={Object.keys(errors).length} />
        <div className="flex flex-col gap-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField label="First name" autoComplete="given-name" {...field('firstName')} />
            <TextField label="Last name" autoComplete="family-name" {...field('lastName')} />
          </div>
          <TextField label="Email" type="email" autoComplete="email" {...field('email')} />
          <PasswordField
            label="Password"
            autoComplete="new-password"
            hint="At least 8 characters, with an uppercase letter, a lowercase letter and a number."
            {...field('password')}
          />
          <PasswordField
            label="Confirm password"
            autoComplete="new-password"
            {...field('confirmPassword')}
          />
          <ExperienceField {...field('experience')} />
          <InterestsField name="interests" disabled={busy} />
          <div className="flex flex-col gap-2 border-t border-line pt-5">
            <CheckField {...field('agreeTerms')} required>
              I agree to the{' '}
              <Link prefetch={false} href={termsHref()} className="text-link">
                Terms of Service
              </Link>{' '}
              and the{' '}
              <Link prefetch={false} href={privacyHref()} className="text-link">
                Privacy Policy
              </Link>
            </CheckField>
            <CheckField name="newsletter" disabled={busy}>
              Send me Case notes, twice a month (optional)
            </CheckField>
          </div>
          <SubmitButton
            label="Create Account"
            busyLabel="Creating Account..."
            busy={busy}
            alive={alive}
          />
        </div>
      </form>
    </>
  )
}
