import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-at'
import { getArticle, getNeighbors } from '@/documents/article/article.query'
import { type ArticleArea, articleListHref } from '@/documents/article/article-filter'
import { ArticleView } from '@/documents/article/article-view'
import { getPage } from '@/documents/page/page.query'
import { getSiteSettings } from '@/documents/settings/settings.query'
import { PageFrame } from '@/frame/page-frame'
import { decodePath } from '@/lib/own-paths'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { metadataFor } from '@/seo/metadata/metadata'

type ArticleProps = SlugProps & { area: ArticleArea }

async function getArticleOf({ area, params }: ArticleProps) {
  const slug = decodePath((await params).slug)
  return (await getArticle(`${articleListHref(area)}/${slug}`)) ?? notFound()
}

export async function metadataOfArticle(props: ArticleProps): Promise<Metadata> {
  return metadataFor(await getArticleOf(props), await getSiteSettings())
}

/** An article of the blog or news. All articles share the queries of the article list and of its page. */
export async function ArticleInArea(props: ArticleProps) {
  const { area } = props
  const article = await getArticleOf(props)
  const [neighbors, list] = await Promise.all([
    getNeighbors(article.path),
    getPage(articleListHref(area)),
  ])
  const sections = list ? await getSections(list._id) : []
  const newsletters = sections.filter(
    (section) => section._type === 'callToAction' && section.look === 'newsletter',
  )
  return (
    <PageFrame path={article.path}>
      <ArticleView area={area} article={article} neighbors={neighbors} />
      {/* The newsletter form of the list page. */}
      <SectionList sections={newsletters} />
    </PageFrame>
  )
}
