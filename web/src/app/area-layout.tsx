import type { ReactNode } from 'react'
import { type ContentArea, pathInArea } from '@/routes/content-areas'
import { PageFrame } from '@/shell/page-frame/page-frame'

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
