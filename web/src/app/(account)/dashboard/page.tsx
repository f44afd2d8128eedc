import type { Metadata } from 'next'
import { ActionCards } from '@/app/(account)/dashboard/action-cards'
import { AddressLookup } from '@/app/(account)/dashboard/address-lookup'
import { DashboardTabs } from '@/app/(account)/dashboard/dashboard-tabs'
import {
  InvestigationList,
  ScamAlertList,
  StatCards,
  Watchlist,
} from '@/app/(account)/dashboard/panels'
import { SampleWorkspace } from '@/app/(account)/dashboard/sample-workspace'

export const metadata: Metadata = {
  title: 'Investigation Dashboard',
  description: 'A sample workspace with invented investigations, scam alerts and a watchlist.',
  robots: { index: false },
}

const tabs = [
  { title: 'Recent Investigations', panel: <InvestigationList /> },
  { title: 'Scam Alerts', panel: <ScamAlertList /> },
  { title: 'Watchlist', panel: <Watchlist /> },
]

export default function DashboardPage() {
  return (
    <SampleWorkspace>
      <div className="flex flex-col gap-10 pt-4">
        <header className="grid gap-x-16 gap-y-6 lg:grid-cols-2 lg:items-end">
          <div>
            <p className="text-small font-semibold text-lantern-deep">
              Sample workspace with invented data
            </p>
            <h1 className="title-l mt-1 text-ink">Investigation Dashboard</h1>
          </div>
          <AddressLookup />
        </header>
        <StatCards />
        <section aria-label="Your work">
          <h2 className="sr-only">Your work</h2>
          <DashboardTabs tabs={tabs} />
        </section>
        <section>
          <h2 className="title-m mb-5 text-ink">Next steps</h2>
          <ActionCards />
        </section>
      </div>
    </SampleWorkspace>
  )
}
