import type { Metadata } from 'next'
import { AccountCard, AccountHeading } from '@/app/(account)/account-frame'
import { LoginForm } from '@/app/(account)/login/login-form'
import { signupHref } from '@/lib/routes'
import { Link } from '@/ui/link'

export const metadata: Metadata = {
  title: 'Sign in',
  description: 'Sign in to your investigations, alerts and watchlist.',
}

export default function LoginPage() {
  return (
    <AccountCard>
      <AccountHeading title="Sign in">
        No account yet?{' '}
        <Link prefetch={false} href={signupHref()} className="text-link">
          Create one
        </Link>
      </AccountHeading>
      <LoginForm />
    </AccountCard>
  )
}
