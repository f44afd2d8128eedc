import { metadataAt, PageAt, type SlugsProps } from '@/app/page-at'
import { pageParamsInArea } from '@/content/paths/static-params'

const pathOf = async ({ params }: SlugsProps) => ['/solutions', ...(await params).slug].join('/')

export const generateStaticParams = () => pageParamsInArea('solutions')

export const generateMetadata = async (props: SlugsProps) => metadataAt(await pathOf(props))

export default async function SolutionPage(props: SlugsProps) {
  return <PageAt path={await pathOf(props)} />
}
