import { metadataInArea, PageInArea, type SlugProps } from '@/app/page-in-area'
import { paramsInArea } from '@/sanity/static-params'

export const generateStaticParams = () => paramsInArea('solutions')

export const generateMetadata = (props: SlugProps) => metadataInArea('solutions', props)

export default function SolutionPage(props: SlugProps) {
  return <PageInArea area="solutions" {...props} />
}
