import { metadataAt, PageAt, type SlugProps } from '@/app/page-at'
import { topLevelParams } from '@/content/paths/static-params'

const pathOf = async ({ params }: SlugProps) => `/${(await params).slug}`

export const generateStaticParams = topLevelParams

export const generateMetadata = async (props: SlugProps) => metadataAt(await pathOf(props))

export default async function TopLevelPage(props: SlugProps) {
  return <PageAt path={await pathOf(props)} />
}
