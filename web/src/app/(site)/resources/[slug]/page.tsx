import { metadataInArea, PageInArea, type SlugProps } from '@/app/page-in-area'
import { paramsInArea } from '@/sanity/static-params'

export const generateStaticParams = () => paramsInArea('resources')

export const generateMetadata = (props: SlugProps) => metadataInArea('resources', props)

export default function ResourcePage(props: SlugProps) {
  return <PageInArea area="resources" {...props} />
}
