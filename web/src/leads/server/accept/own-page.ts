import type { Element, Nodes, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toHtml } from 'hast-util-to-html'
import { log } from '../../../lib/log.ts'
import { reasonOf } from '../store/error-reason.ts'
import { escapeHtml } from '../store/message-html.ts'

/** The HTML of a page of this site, by its path; rejects if it cannot be had. */
export type DrawPage = (path: string) => Promise<string>

type PageAnswer = {
  status: number
  /** The page that is sent with what `change` makes of it. */
  path: string
  change: (page: Root) => void
  headers?: Record<string, string>
}

/**
 * Answers with a page of the site that says something to its visitor alone. It runs no scripts (PLAIN_PAGE_POLICY), since
 * what visitors wrote never stands in a page that does.
 */
export async function answerWithPage(
  draw: DrawPage,
  { status, path, change, headers }: PageAnswer,
): Promise<Response> {
  const html = await draw(path).catch((error: unknown) => {
    log.error({ path, reason: reasonOf(error) }, 'leads: a page for an answer cannot be had')
    return '<!doctype html><html lang="en-US"><title></title><main><div><h1></h1></div></main>'
  })
  const page = fromHtml(html)
  dropScripts(page)
  change(page)
  return new Response(toHtml(page), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      ...headers,
    },
  })
}

/** Puts a heading and content (HTML) in the place of what the page says in its main part. */
export function say(page: Root, title: string, content: string): void {
  for (const element of elementsIn(page)) {
    const heading = element.children.find(isHeading)
    if (element.tagName === 'title') element.children = [{ type: 'text', value: title }]
    if (!heading) continue
    heading.children = [{ type: 'text', value: title }]
    element.children = [heading, ...parsed(content)]
    return
  }
}

/** The nodes of HTML of ours. */
export const parsed = (html: string): Element[] =>
  fromHtml(html, { fragment: true }).children.filter((node) => node.type === 'element')

/** A paragraph of text. */
export const paragraph = (text: string) => `<p class="mt-3 max-w-prose">${escapeHtml(text)}</p>`

/** A link in the look of the site's texts. */
export const link = (href: string, text: string) =>
  `<a class="text-link" href="${escapeHtml(href)}">${escapeHtml(text)}</a>`

const isHeading = (node: Nodes): node is Element => node.type === 'element' && node.tagName === 'h1'

/** The elements below a node, in the order of the document. */
export function* elementsIn(node: Root | Element): Generator<Element> {
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsIn(child)
  }
}

function dropScripts(node: Root | Element): void {
  const isScript = (child: Nodes) =>
    child.type === 'element' && (child.tagName === 'script' || child.properties.as === 'script')
  node.children = node.children.filter((child) => !isScript(child)) as typeof node.children
  for (const child of node.children) if (child.type === 'element') dropScripts(child)
}
