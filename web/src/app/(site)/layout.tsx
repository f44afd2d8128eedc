import { draftMode } from 'next/headers'
import type { ReactNode } from 'react'
import { LazyEditorTools } from '@/content/drafts/lazy-editor-tools'
import { env } from '@/env'
import { SiteFrame } from '@/frame/site-frame'
import { getSiteGraph } from '@/seo/structured-data/site-graph'
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
