import type { ArticleArea } from '@/routes/article-list'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type ArticleFeatureProps = Heading & {
  area: ArticleArea
  look: 'picture' | 'type'
  /** The article that an editor chose; otherwise the newest. */
  path?: string | undefined
  buttonLabel: string
}

export function toArticleFeature(raw: RawSectionOf<'articleFeature'>): ArticleFeatureProps {
  return {
    ...toHeading(raw),
    area: raw.area ?? 'blog',
    look: raw.look ?? 'picture',
    path: raw.article?.path ?? undefined,
    buttonLabel: raw.buttonLabel ?? 'Read the article',
  }
}
