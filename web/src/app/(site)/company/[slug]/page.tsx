import { metadataInArea, PageInArea, type SlugProps } from '@/app/page-in-area'
import { paramsInArea } from '@/sanity/static-params'

export const generateStaticParams = () => paramsInArea('company')

export const generateMetadata = (props: SlugProps) => metadataInArea('company', props)

export default function CompanyPage(props: SlugProps) {
  return <PageInArea area="company" {...props} />
}
