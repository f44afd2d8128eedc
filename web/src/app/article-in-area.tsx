import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { SlugProps } from '@/app/page-in-area'
import { getArticle } from '@/content/article/get-article'
import { getArticles } from '@/content/article/get-articles'
import { neighboursOf } from '@/content/article/neighbours'
import { getPage } from '@/content/page/get-page'
import { metadataFor } from '@/content/seo/metadata-for'
import { getSiteSettings } from '@/content/site-settings/get-site-settings'
import { type ArticleArea, articleListHref } from '@/routes/article-list'
import { getSections } from '@/sections/get-sections'
import { SectionList } from '@/sections/section-list'
import { ArticleView } from '@/shell/article/article-view'

type ArticleProps = SlugProps & { area: ArticleArea }

async function getArticleOf({ area, params }: ArticleProps) {
  const { slug } = await params
  return (await getArticle(`${articleListHref(area)}/${slug}`)) ?? notFound()
}

export async function metadataOfArticle(props: ArticleProps): Promise<Metadata> {
  return metadataFor(await getArticleOf(props), await getSiteSettings())
}

/** An article of the blog or the news. All of them share the reads of their list and its page. */
export async function ArticleInArea(props: ArticleProps) {
  const { area } = props
  const article = await getArticleOf(props)
  const [articles, list] = await Promise.all([getArticles(area), getPage(articleListHref(area))])
  const sections = list ? await getSections(list.id) : []
  return (
    <>
      <ArticleView
        area={area}
        article={article}
        listTitle={list?.title ?? ''}
        neighbours={neighboursOf(article.path, articles)}
      />
      {/* A reader who has come to the end is asked as on the list. */}
      <SectionList sections={sections.filter(({ _type }) => _type === 'newsletter')} />
    </>
  )
}
