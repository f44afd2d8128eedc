import type { ReactNode } from 'react'
import { type ContentArea, pathInArea } from '@/lib/routes'
import { PageFrame } from '@/site/page-frame'

export type SlugLayoutProps = { children: ReactNode; params: Promise<{ slug: string }> }

/** The layout of all pages of an area. */
export async function AreaLayout({
  area,
  children,
  params,
}: SlugLayoutProps & { area: ContentArea }) {
  const { slug } = await params
  return <PageFrame path={pathInArea(area, slug)}>{children}</PageFrame>
}
