import Link from 'next/link'
import { ArticleMeta } from '@/cards/article-meta'
import { ArticlePicture } from '@/cards/article-picture'
import { getArticles } from '@/content/article/get-articles'
import type { ArticleFeatureProps } from '@/sections/article-feature/to-article-feature'
import { ArrowRight } from '@/ui/arrow-right'
import { Band } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { PathMark } from '@/ui/path-mark'

/** One article on dark ground, its picture as wide as half the page. */
export async function ArticleFeature(props: ArticleFeatureProps) {
  const { area, path, title: heading, text, anchor, buttonLabel } = props
  const articles = await getArticles(area)
  const article = articles.find((each) => each.path === path) ?? articles[0]
  if (!article) return null
  const { title, summary, category, publishedOn, author, image } = article
  return (
    <Band anchor={anchor} tone="ink">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 className="flex items-center gap-3 text-small font-semibold text-on-night">
          <PathMark className="shrink-0" />
          {heading}
        </h2>
        {text && <p className="text-small">{text}</p>}
      </div>
      <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_6fr]">
        <ArticlePicture
          path={article.path}
          image={image}
          tone="night"
          sizes="(min-width: 64rem) 52vw, 92vw"
        />
        <div>
          <ArticleMeta category={category.title} publishedOn={publishedOn} />
          <h3 className="title-l mt-4 text-on-night">{title}</h3>
          <p className="mt-5 text-lead">{summary}</p>
          {author && <p className="mt-4 text-small">By {author}</p>}
          <Link href={article.path} className={buttonClass('primary', 'mt-8')}>
            {buttonLabel}
            <span className="sr-only">: {title}</span>
            <ArrowRight />
          </Link>
        </div>
      </article>
    </Band>
  )
}
