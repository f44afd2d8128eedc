import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import NotFound from '@/app/(site)/not-found'
import { Document } from '@/app/document'
import { MissingPageEffects } from '@/app/missing-page-effects'
import { MissingPageSearch } from '@/app/missing-page-search'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { SiteFrame } from '@/frame/site-frame'
import { CaseGraph } from '@/pictures/case-2041/case-graph'

export async function generateMetadata(): Promise<Metadata> {
  const { notFound, brandName } = stegaClean(await getSiteSettings())
  return { title: `${notFound.text} | ${brandName}` }
}

/**
 * The page for missing paths: prerendered, with its own root layout. (A `not-found.tsx` would be in every page's
 * payload, with header and footer.)
 */
export default function GlobalNotFound() {
  return (
    <Document>
      <SiteFrame>
        <NotFound
          picture={<CaseGraph bare at={35} className="aspect-video w-full max-w-[38rem]" />}
          search={<MissingPageSearch />}
        />
        <MissingPageEffects />
      </SiteFrame>
    </Document>
  )
}
