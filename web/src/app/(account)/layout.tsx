import type { ReactNode } from 'react'
import { AccountFrame } from '@/account/account-frame'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { brandName } = await getSiteSettings()
  return <AccountFrame brandName={brandName}>{children}</AccountFrame>
}
