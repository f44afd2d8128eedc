import { getArticles } from '@/content/article/get-articles'
import { PictureFeature } from '@/sections/article-feature/picture-feature'
import type { ArticleFeatureProps } from '@/sections/article-feature/to-article-feature'
import { TypeFeature } from '@/sections/article-feature/type-feature'
import { Band } from '@/ui/band'
import { PathMark } from '@/ui/path-mark'

/** One article on dark ground, of all the articles of its area. */
export async function ArticleFeature(props: ArticleFeatureProps) {
  const { area, look, path, title, text, anchor, buttonLabel } = props
  const articles = await getArticles(area)
  const article = articles.find((each) => each.path === path) ?? articles[0]
  if (!article) return null
  const Feature = look === 'picture' ? PictureFeature : TypeFeature
  return (
    <Band anchor={anchor} tone="ink">
      <div className="mb-8 flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 className="flex items-center gap-3 text-small font-semibold text-on-night">
          <PathMark className="shrink-0" />
          {title}
        </h2>
        {text && <p className="text-small">{text}</p>}
      </div>
      <Feature {...article} buttonLabel={buttonLabel} />
    </Band>
  )
}
