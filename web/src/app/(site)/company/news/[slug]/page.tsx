import { ArticleInArea, metadataOfArticle } from '@/app/article-in-area'
import type { SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'

export const generateStaticParams = () => paramsInArea('company/news')

export const generateMetadata = (props: SlugProps) => metadataOfArticle({ area: 'news', ...props })

export default function NewsArticlePage(props: SlugProps) {
  return <ArticleInArea area="news" {...props} />
}
