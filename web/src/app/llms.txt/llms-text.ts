import type { BlockContent, List, ListItem, Paragraph, PhrasingContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { isDocumentPath } from '@/lib/document-path'
import { CONTENT_AREAS } from '@/lib/routable-types.gen'
import { markdownHref } from '@/lib/routes'
import { areaTexts, frameTexts } from '@/lib/texts'

/** Pages of an area that are listed; a list of thousands has its own page. */
const MOST_LISTED = 200

type Page = { path: string; title: string; description: string }

type Site = {
  brandName: string
  description: string
  origin: string
}

/**
 * The text of `/llms.txt`: the name of the site, what it is, and its pages as Markdown, by area.
 *
 * @param pages of which those in no place of a document are left out
 */
export function llmsText(pages: readonly Page[], site: Site): string {
  const all = pages.filter(({ path, title }) => title && isDocumentPath(path))
  const byArea = Map.groupBy(all, ({ path }) => areaOf(path))
  const sections = ['', ...CONTENT_AREAS].flatMap((area): BlockContent[] => {
    const listed = byArea.get(area)?.slice(0, MOST_LISTED)
    if (!listed) return []
    const children = listed.map((page) => itemOf(page, site.origin))
    const list: List = { type: 'list', spread: false, children }
    return [{ type: 'heading', depth: 2, children: [text(nameOf(area, all))] }, list]
  })
  return toMarkdown(
    {
      type: 'root',
      children: [
        { type: 'heading', depth: 1, children: [text(site.brandName)] },
        { type: 'blockquote', children: [paragraph(text(site.description))] },
        paragraph(text('Each page is Markdown at its address with .md at the end.')),
        ...sections,
      ],
    },
    { bullet: '-' },
  )
}

/** The innermost area that a path is in, itself included; empty at the top level. */
const areaOf = (path: string): string =>
  CONTENT_AREAS.findLast((area) => path === `/${area}` || path.startsWith(`/${area}/`)) ?? ''

/** What lies in no area is under the name of the home page. */
function nameOf(area: string, pages: readonly Page[]): string {
  if (area === '') return frameTexts.home
  const names: Readonly<Record<string, string>> = areaTexts
  return pages.find(({ path }) => path === `/${area}`)?.title ?? names[area] ?? area
}

function itemOf({ path, title, description }: Page, origin: string): ListItem {
  const url = new URL(encodeURI(markdownHref(path)), origin).href
  const link: PhrasingContent = { type: 'link', url, children: [text(title)] }
  return {
    type: 'listItem',
    children: [paragraph(link, ...(description ? [text(`: ${description}`)] : []))],
  }
}

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children })

/** In one line: a list of links has one for each. */
const text = (value: string) => ({
  type: 'text' as const,
  value: value.replace(/\s+/g, ' ').trim(),
})
