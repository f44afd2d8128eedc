import type { Metadata } from 'next'
import { AccountCard, AccountHeading } from '@/app/(account)/account-frame'
import { ForgotPasswordForm } from '@/app/(account)/forgot-password/forgot-password-form'
import { supportCenterHref } from '@/lib/routes'
import { Link } from '@/ui/link'

export const metadata: Metadata = {
  title: 'Reset your password',
  description: 'Ask for a link to set a new password.',
}

export default function ForgotPasswordPage() {
  return (
    <AccountCard>
      <ForgotPasswordForm
        heading={
          <AccountHeading title="Reset your password">
            Tell us the address of your account and we send a link to set a new password.
          </AccountHeading>
        }
      />
      <p className="mt-8 border-t border-line pt-5 text-small">
        Still locked out?{' '}
        <Link prefetch={false} href={supportCenterHref()} className="text-link">
          Ask the Support Center
        </Link>
      </p>
    </AccountCard>
  )
}
