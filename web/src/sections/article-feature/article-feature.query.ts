import type { ArticleArea } from '@/lib/article-list-url'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'

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

export const ARTICLE_FEATURE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  look,
  "articleReference": article{ _ref },
  "article": article->{ _id, "path": path.current },
  buttonLabel
`
