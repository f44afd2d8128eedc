import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { LazyEditorTools } from '@/shell/draft-mode/lazy-editor-tools'
import { SiteFrame } from '@/shell/site-frame'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode()
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      {isEnabled && <LazyEditorTools />}
    </>
  )
}
