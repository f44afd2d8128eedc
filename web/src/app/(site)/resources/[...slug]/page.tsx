import { metadataAt, PageAt, type SlugsProps } from '@/app/page-at'
import { pageParamsInArea } from '@/content/paths/static-params'

const pathOf = async ({ params }: SlugsProps) => ['/resources', ...(await params).slug].join('/')

export const generateStaticParams = () => pageParamsInArea('resources')

export const generateMetadata = async (props: SlugsProps) => metadataAt(await pathOf(props))

export default async function ResourcePage(props: SlugsProps) {
  return <PageAt path={await pathOf(props)} />
}
