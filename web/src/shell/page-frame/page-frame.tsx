import type { ReactNode } from 'react'
import { getPageData } from '@/content/structured-data/get-page-data'
import { Breadcrumbs } from '@/shell/page-frame/breadcrumbs'
import { JsonLd } from '@/ui/json-ld'

type PageFrameProps = { path: string; children: ReactNode }

/** What every page below the home page has: the way to it, to see and for search engines. */
export async function PageFrame({ path, children }: PageFrameProps) {
  const data = await getPageData(path)
  return (
    <>
      {data && <Breadcrumbs trail={data.trail} />}
      {children}
      {data && <JsonLd graph={data.graph} />}
    </>
  )
}
