/** A kind of section that shows documents of one type. */
interface Showing {
  type: string
  section: string
  /** The field that holds the documents that an editor has chosen. */
  field?: string
  /** Without chosen documents, the section shows all of `type` for which this GROQ is true; it is evaluated in the document, with the section as `^`. */
  all?: string
}

/**
 * Which sections show which documents. Links are not in it: a page that only leads to another
 * does not show it. A contract test compares it with the schema and with the site's queries.
 */
export const showings: Showing[] = [
  { type: 'product', section: 'productCards', field: 'products', all: 'true' },
  { type: 'job', section: 'jobs', field: 'jobs', all: 'true' },
  { type: 'event', section: 'events', field: 'events', all: 'true' },
  { type: 'course', section: 'courses', field: 'courses', all: 'true' },
  { type: 'recording', section: 'recordings', field: 'recordings', all: 'kind == ^.kind' },
  { type: 'report', section: 'reportList', field: 'reports', all: 'true' },
  { type: 'report', section: 'reportHead', field: 'report' },
  { type: 'report', section: 'reportImprint', field: 'report' },
  { type: 'testimonial', section: 'testimonials', field: 'testimonials' },
  { type: 'person', section: 'people', field: 'people' },
  { type: 'guide', section: 'guideCards', field: 'guides' },
  { type: 'guide', section: 'guideTopics', all: 'topic in ^.topics[].topic' },
  { type: 'article', section: 'articleBrowser', all: 'area == ^.area' },
  { type: 'article', section: 'articleFeature', field: 'article', all: 'newestIn == ^.area' },
  { type: 'articleCategory', section: 'articleBrowser', all: 'area == ^.area' },
]

/** Types whose documents name another one wherever they are shown: authors, speakers, instructors, categories. */
export const namedBy: Record<string, string[]> = {
  person: ['article', 'event', 'course'],
  articleCategory: ['article'],
}
