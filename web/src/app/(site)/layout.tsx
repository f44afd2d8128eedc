import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { env } from '@/env'
import { LazyEditorTools } from '@/site/draft-mode/lazy-editor-tools'
import { SiteFrame } from '@/site/frame/site-frame'
import { getSiteGraph } from '@/site/structured-data/site-graph'
import { JsonLd } from '@/ui/json-ld'

export default async function SiteLayout({ children }: { children: ReactNode }) {
  const { isEnabled } = await draftMode()
  return (
    <>
      <SiteFrame>{children}</SiteFrame>
      <JsonLd graph={await getSiteGraph()} />
      {isEnabled && <LazyEditorTools storesLate={env.SANITY_API_HOST === ''} />}
    </>
  )
}
