import { listedTypes } from '../schema/options'

/** A section type that shows documents of a type. */
interface Showing {
  type: string
  section: string
  /** GROQ condition on the section: it shows documents of `type` only if true. */
  when?: string
  /** The field with the documents that an editor has chosen. */
  field?: string
  /**
   * GROQ filter for the documents that the section shows if none are chosen; evaluated in the document, with the
   * section as `^`.
   */
  all?: string
}

/** Filters of lists that show a type without chosen documents; others show all. */
const allWhere: Record<string, string> = {
  recording: 'kind == ^.kind',
  person: 'team == ^.team',
}

/**
 * Which sections show which documents. Excludes links: a page that only links to another does not show it. A contract
 * test compares it with the site's queries.
 */
export const showings: Showing[] = [
  ...listedTypes.map(({ value: type }) => ({
    type,
    section: 'documentList',
    when: `what == "${type}"`,
    field: 'chosen',
    // Guides are shown only if chosen.
    ...(type !== 'guide' && { all: allWhere[type] ?? 'true' }),
  })),
  {
    type: 'guide',
    section: 'guideIndex',
    when: 'look == "topics"',
    all: 'topic in ^.topics[].topic',
  },
  ...['article', 'articleCategory'].map((type) => ({
    type,
    section: 'articleIndex',
    when: 'look in ["cards", "ledger"]',
    all: 'area == ^.area',
  })),
  {
    type: 'article',
    section: 'articleIndex',
    when: 'look in ["picture", "type"]',
    field: 'article',
    all: 'newestIn == ^.area',
  },
]

/** Types that show another document: authors, speakers, instructors, recordings, categories. */
export const namedBy: Record<string, string[]> = {
  person: ['article', 'event', 'course'],
  articleCategory: ['article'],
  recording: ['event'],
}

/** Types whose pages end with other documents of the type. */
export const shownBesideEachOther = ['job', 'event']
