import { HEADING_FIELDS } from '@/sections/heading.groq'

export const ARTICLE_FEATURE_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  area,
  look,
  "articleReference": article{ _ref },
  "article": article->{ _id, "path": path.current },
  buttonLabel
`
