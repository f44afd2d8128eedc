import clsx from 'clsx'
import type { ArticleSummary } from '@/documents/article/article'
import { getArticles } from '@/documents/article/article.query'
import { ArticleMeta, ArticlePicture } from '@/documents/article/article-card'
import { monthAndYear } from '@/lib/format-date'
import { articleAreaTexts } from '@/sections/article-index/area-texts'
import type { ArticleIndexSection } from '@/sections/article-index/article-index.query'
import { toHeading } from '@/sections/heading'
import { Band } from '@/ui/band'
import { buttonClass } from '@/ui/button'
import { Link } from '@/ui/link'
import { ArrowRight, PathMark } from '@/ui/marks'

/** One article on dark ground: the one that an editor chose, else the newest of its area. */
export async function ArticleFeature(section: ArticleIndexSection) {
  const { area, look, article: chosen, isHalf } = section
  const { anchor, title, text } = toHeading(section)
  const articles = await getArticles(area)
  const article = articles.find((each) => each.path === chosen?.path) ?? articles[0]
  if (!article) return null
  const Feature = isHalf ? HalfFeature : look === 'type' ? TypeFeature : PictureFeature
  return (
    <Band anchor={anchor} tone="ink">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        {title && (
          <h2 className="flex items-center gap-3 text-small font-semibold text-on-night">
            <PathMark className="shrink-0" />
            {title}
          </h2>
        )}
        {text && <p className="text-small">{text}</p>}
      </div>
      <Feature {...article} buttonLabel={articleAreaTexts[area].read} />
    </Band>
  )
}

type FeatureLinkProps = { path: string; title: string; label: string; className: string }

/** The link to the article; screen readers hear its title, too. */
function FeatureLink({ path, title, label, className }: FeatureLinkProps) {
  return (
    <Link href={path} className={buttonClass('primary', clsx('wrap-anywhere', className))}>
      {label}
      <span className="sr-only">: {title}</span>
      <ArrowRight />
    </Link>
  )
}

type FeatureProps = Omit<ArticleSummary, 'tags'> & { buttonLabel: string }

/** The article in the half beside a page's title. */
function HalfFeature(props: FeatureProps) {
  const { path, title, summary, category, byline, buttonLabel } = props
  return (
    <article className="border-t border-night-line pt-6">
      <ArticleMeta {...props} category={category.title} />
      <h3 className="title-l mt-4 text-on-night">{title}</h3>
      <p className="mt-4 max-w-[38rem] text-lead">{summary}</p>
      {byline && <p className="mt-4 text-small">{byline}</p>}
      <FeatureLink path={path} title={title} label={buttonLabel} className="mt-6" />
    </article>
  )
}

/** The article beside its picture. */
function PictureFeature(props: FeatureProps) {
  const { path, title, summary, category, byline, image, buttonLabel } = props
  return (
    <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_5fr]">
      <ArticlePicture
        path={path}
        image={image}
        tone="night"
        sizes="(min-width: 64rem) 52vw, 92vw"
        loading="eager"
      />
      <div>
        <ArticleMeta {...props} category={category.title} />
        <h3 className="title-l mt-4 text-on-night">{title}</h3>
        <p className="mt-5 text-lead">{summary}</p>
        {byline && <p className="mt-4 text-small">{byline}</p>}
        <FeatureLink path={path} title={title} label={buttonLabel} className="mt-8" />
      </div>
    </article>
  )
}

/** The article with its date as a large figure and a title across the page. */
function TypeFeature(props: FeatureProps) {
  const { path, title, summary, category, publishedOn, dateSource, byline, buttonLabel } = props
  return (
    <article className="grid gap-x-14 gap-y-6 border-t border-night-line pt-8 lg:grid-cols-[3fr_9fr]">
      <time {...dateSource} dateTime={publishedOn} className="flex items-baseline gap-3 lg:block">
        <span className="figure block text-[clamp(3.5rem,3rem+2.6vw,5.5rem)] text-lantern-bright">
          {Number(publishedOn.slice(8))}
        </span>{' '}
        <span className="block mt-1">{monthAndYear(publishedOn)}</span>
      </time>
      <div>
        <h3 className="display max-w-4xl text-on-night [--fit:0.76]">{title}</h3>
        <div className="mt-8 grid items-end gap-x-14 gap-y-8 lg:grid-cols-[8fr_4fr]">
          <div>
            <p className="text-lead">{summary}</p>
            <p className="mt-4 text-small">
              <span className="font-semibold text-lantern-bright">{category.title}</span>
              {byline && <> · {byline}</>}
            </p>
          </div>
          <FeatureLink
            path={path}
            title={title}
            label={buttonLabel}
            className="justify-self-start lg:justify-self-end"
          />
        </div>
      </div>
    </article>
  )
}
