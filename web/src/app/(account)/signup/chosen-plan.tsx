'use client'

import { type ReactNode, useSyncExternalStore } from 'react'
import { CHOSEN_PLAN } from '@/lib/routes'

type ChosenPlanProps = {
  prices: Readonly<Record<string, string>>
  /** What stands there for those who chose none. */
  children: ReactNode
}

/** Names the plan whose button led here. Read in the browser, so that the page stays static; an unknown name is ignored. */
export function ChosenPlan({ prices, children }: ChosenPlanProps) {
  const plan = useSyncExternalStore(watchNothing, planInAddress, noPlan)
  if (plan === null || !Object.hasOwn(prices, plan)) return children
  return (
    <>
      <span className="font-semibold text-ink">{`${plan}, ${prices[plan]}.`}</span> The account is
      free. The plan begins when you start it in your workspace.
      <input type="hidden" name="plan" value={plan} form="signup" />
    </>
  )
}

const watchNothing = () => () => {}
const planInAddress = () => new URLSearchParams(location.search).get(CHOSEN_PLAN)
const noPlan = () => null
