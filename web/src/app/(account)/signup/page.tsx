import type { Metadata } from 'next'
import { AccountCard, AccountHeading } from '@/app/(account)/account-frame'
import { ChosenPlan } from '@/app/(account)/signup/chosen-plan'
import { pricesByPlan } from '@/app/(account)/signup/chosen-plan.query'
import { SignupForm } from '@/app/(account)/signup/signup-form'
import { formHref, loginHref } from '@/lib/routes'
import { Link } from '@/ui/link'

export const metadata: Metadata = {
  title: 'Create an account',
  description: 'Open an account and trace your first address.',
}

export default async function SignupPage() {
  const prices = await pricesByPlan()
  return (
    <AccountCard>
      <SignupForm
        heading={
          <>
            <AccountHeading title="Create an account">
              Have one already?{' '}
              <Link prefetch={false} href={loginHref()} className="text-link">
                Sign in
              </Link>
            </AccountHeading>
            <p className="mb-6 border-l-2 border-lantern pl-4">
              <ChosenPlan prices={prices}>
                Has your crypto been stolen?{' '}
                <Link prefetch={false} href={formHref('free-investigation')} className="text-link">
                  Send a Free Investigation Request, without an account
                </Link>
                .
              </ChosenPlan>
            </p>
          </>
        }
      />
    </AccountCard>
  )
}
