/**
 * Documents of one type that a section shows. Excludes links: a page that only links to another does not show it. A
 * contract test compares it with the site's queries.
 */
export interface Showing {
  type: string
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

/** Types that show another document: authors, speakers, instructors, recordings, categories. */
export const namedBy: Record<string, string[]> = {
  person: ['article', 'event', 'course'],
  articleCategory: ['article'],
  recording: ['event'],
}

/** Types whose pages end with other documents of the type. */
export const shownBesideEachOther = ['job', 'event']
