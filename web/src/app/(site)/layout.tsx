import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { getSiteGraph } from '@/content/structured-data/get-site-graph'
import { LazyEditorTools } from '@/shell/draft-mode/lazy-editor-tools'
import { SiteFrame } from '@/shell/site-frame'
import { JsonLd } from '@/ui/json-ld'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode()
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <JsonLd graph={await getSiteGraph()} />
      {isEnabled && <LazyEditorTools />}
    </>
  )
}
