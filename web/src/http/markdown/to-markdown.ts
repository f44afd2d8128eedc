import { toMdast } from 'hast-util-to-mdast'
import { gfmTableToMarkdown } from 'mdast-util-gfm-table'
import { toMarkdown } from 'mdast-util-to-markdown'
import { pageText } from './page-text.ts'

/** The HTML of a whole page, and where it stands. */
export type HtmlPage = { html: string; address: string }

/**
 * The main part of a page as Markdown (CommonMark with the tables of GitHub); undefined if the page has none. To be
 * called in a worker thread: a table of a thousand rows takes half a second.
 */
export function pageToMarkdown({ html, address }: HtmlPage): string | undefined {
  const main = pageText(html, address)
  // Columns that are not aligned take a third of the size.
  const extensions = [gfmTableToMarkdown({ tablePipeAlign: false })]
  return main && toMarkdown(toMdast(main, { document: true }), { bullet: '-', extensions })
}
