import { GuideInArea, guideMetadataInArea } from '@/app/guide-in-area'
import type { SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'

export const generateStaticParams = () => paramsInArea('resources/documentation')

export const generateMetadata = (props: SlugProps) =>
  guideMetadataInArea('resources/documentation', props)

export default function DocumentationGuide(props: SlugProps) {
  return <GuideInArea area="resources/documentation" {...props} />
}
