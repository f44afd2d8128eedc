import { ArticleInArea, metadataOfArticle } from '@/app/article-in-area'
import type { SlugProps } from '@/app/page-at'
import { paramsInArea } from '@/content/paths/static-params'

export const generateStaticParams = () => paramsInArea('resources/blog')

export const generateMetadata = (props: SlugProps) => metadataOfArticle({ area: 'blog', ...props })

export default function BlogArticlePage(props: SlugProps) {
  return <ArticleInArea area="blog" {...props} />
}
