import { metadataAt, PageAt, type SlugsProps } from '@/app/page-at'
import { pageParamsInArea } from '@/content/paths/static-params'

const pathOf = async ({ params }: SlugsProps) => ['/company', ...(await params).slug].join('/')

export const generateStaticParams = () => pageParamsInArea('company')

export const generateMetadata = async (props: SlugsProps) => metadataAt(await pathOf(props))

export default async function CompanyPage(props: SlugsProps) {
  return <PageAt path={await pathOf(props)} />
}
