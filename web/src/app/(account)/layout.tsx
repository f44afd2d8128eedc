import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { AccountFrame } from '@/app/(account)/account-frame'
import { getSiteSettings } from '@/documents/settings/settings.query'

export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { brandName } = await getSiteSettings()
  return <AccountFrame brandName={brandName}>{children}</AccountFrame>
}
