import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { DraftModeTools } from '@/shell/draft-mode/draft-mode-tools'
import { SiteFrame } from '@/shell/site-frame'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode()
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      {isEnabled && <DraftModeTools />}
    </>
  )
}
