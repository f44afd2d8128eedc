import { GuideInArea, guideMetadataInArea } from '@/app/guide-in-area'
import type { SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'

export const generateStaticParams = () => paramsInArea('resources/support-center')

export const generateMetadata = (props: SlugProps) =>
  guideMetadataInArea('resources/support-center', props)

export default function HelpArticle(props: SlugProps) {
  return <GuideInArea area="resources/support-center" {...props} />
}
