import { ArticleMeta } from '@/cards/article-meta'
import { ArticlePicture } from '@/cards/article-picture'
import type { ArticleSummary } from '@/content/article/article-summary'
import { FeatureLink } from '@/sections/article-feature/feature-link'

export type FeatureProps = Omit<ArticleSummary, 'tags'> & { buttonLabel: string }

/** The article beside its picture, which is as wide as half the page. */
export function PictureFeature(props: FeatureProps) {
  const { path, title, summary, category, publishedOn, author, image, buttonLabel } = props
  return (
    <article className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[7fr_6fr]">
      <ArticlePicture
        path={path}
        image={image}
        tone="night"
        sizes="(min-width: 64rem) 52vw, 92vw"
      />
      <div>
        <ArticleMeta category={category.title} publishedOn={publishedOn} />
        <h3 className="title-l mt-4 text-on-night">{title}</h3>
        <p className="mt-5 text-lead">{summary}</p>
        {author && <p className="mt-4 text-small">By {author}</p>}
        <FeatureLink path={path} title={title} label={buttonLabel} className="mt-8" />
      </div>
    </article>
  )
}
