import { formatMonth } from '@/lib/format-month'
import { FeatureLink } from '@/sections/article-feature/feature-link'
import type { FeatureProps } from '@/sections/article-feature/picture-feature'

/** The article as a front page: its day as a figure, its title across the page. */
export function TypeFeature(props: FeatureProps) {
  const { path, title, summary, category, publishedOn, author, buttonLabel } = props
  return (
    <article className="grid gap-x-14 gap-y-6 border-t border-night-line pt-8 lg:grid-cols-[2fr_10fr]">
      <time dateTime={publishedOn} className="flex items-baseline gap-3 lg:block">
        <span className="figure block text-lantern-bright lg:text-[6rem]">
          {Number(publishedOn.slice(8))}
        </span>{' '}
        <span className="block lg:mt-3">{formatMonth(publishedOn.slice(0, 7))}</span>
      </time>
      <div>
        <h3 className="display max-w-4xl text-on-night lg:text-[4.25rem]">{title}</h3>
        <div className="mt-8 grid items-end gap-x-14 gap-y-8 lg:grid-cols-[7fr_3fr]">
          <div>
            <p className="text-lead">{summary}</p>
            <p className="mt-4 text-small">
              <span className="font-semibold text-lantern-bright">{category.title}</span>
              {author && <> · By {author}</>}
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
