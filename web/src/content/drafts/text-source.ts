import { VERCEL_STEGA_REGEX, vercelStegaDecode, vercelStegaEncode } from '@vercel/stega'

/** The field of a text: a document and the path in it, such as `sections[_key=="a"].title`. */
export type TextSource = {
  /** Of the published document: the Studio opens its draft. */
  id: string
  type: string
  path: string
  /** The release that the document is a version of; absent for drafts. */
  perspective?: string
}

/** The mark of a field, to append to its text: invisible letters (stega) that Sanity's tools in the browser read. */
export const markOf = (source: TextSource, studioUrl: string): string =>
  vercelStegaEncode({ origin: 'sanity.io', baseUrl: studioUrl, ...source })

/** The source in the first mark of a text; undefined for a text without one. */
export const sourceOfText = (text: string): TextSource | undefined =>
  vercelStegaDecode<TextSource>(text)

const MARKS = new RegExp(`(${VERCEL_STEGA_REGEX.source})`, 'gu')

/** A text and the marks behind it, in turn: `['Title', marks, ' by ', marks, '']`. */
export const splitAtMarks = (text: string): string[] => text.split(MARKS)
