import { listedTypes } from '../schema/options'

/** A kind of section that shows documents of one type. */
interface Showing {
  type: string
  section: string
  /** GROQ, evaluated in the section: it shows documents of `type` only if this is true. */
  when?: string
  /** The field that holds the documents that an editor has chosen. */
  field?: string
  /** Without chosen documents, the section shows all of `type` for which this GROQ is true; it is evaluated in the document, with the section as `^`. */
  all?: string
}

/** Which documents of a type a list shows when none are chosen; all of them unless named here. */
const allWhere: Record<string, string> = {
  recording: 'kind == ^.kind',
  person: 'team == ^.team',
}

/**
 * Which sections show which documents. Links are not in it: a page that only leads to another
 * does not show it. A contract test compares it with the site's queries.
 */
export const showings: Showing[] = [
  ...listedTypes.map(({ value: type }) => ({
    type,
    section: 'documentList',
    when: `what == "${type}"`,
    field: 'chosen',
    // Guides are only shown if chosen.
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

/** Types whose documents also show another document: authors, speakers, instructors, recordings, categories. */
export const namedBy: Record<string, string[]> = {
  person: ['article', 'event', 'course'],
  articleCategory: ['article'],
  recording: ['event'],
}

/** Types whose pages end with the other documents of the type. */
export const shownBesideEachOther = ['job', 'event']
