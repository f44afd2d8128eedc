import type { Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { beforeAll, expect, inject, test } from 'vitest'
import { markdownHref } from '@/lib/routes'
import { COMPARED_PATHS, seededPaths } from '../../support/every-route.ts'
import { parsePage } from '../../support/page-text.ts'
import { visit } from '../../support/visit.ts'
import { accessibleMain } from './accessible-text.ts'

const paths = COMPARED_PATHS.filter((path) => seededPaths.includes(path))
const pages = new Map<string, ReturnType<typeof parsePage>>()
const texts = new Map<string, Root>()
const at = (path: string) => inject('site') + path

beforeAll(async () => {
  for (const path of paths) {
    pages.set(path, parsePage((await visit(at(path))).html))
    const { status, html: markdown, headers } = await visit(at(markdownHref(path)))
    expect([path, status, headers.get('content-type')]).toEqual([
      path,
      200,
      'text/markdown; charset=utf-8',
    ])
    texts.set(path, read(markdown))
  }
})

const read = (markdown: string) =>
  fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] })

/** All parts of a text, in their order. */
const partsOf = (node: Nodes): Nodes[] => [
  node,
  ...('children' in node ? node.children.flatMap(partsOf) : []),
]

const wordsIn = (node: Nodes): string =>
  partsOf(node)
    .map((part) => ('value' in part ? part.value : 'alt' in part ? part.alt : ''))
    .join('')

const withoutSpaces = (text: string) => text.replace(/\s/g, '')

const mainOf = (path: string) => {
  const main = pages.get(path)?.querySelector('main')
  if (!main) throw new Error(`${path} has no main part`)
  return accessibleMain(main)
}
const textOf = (path: string) => texts.get(path) ?? read('')

test.each(paths)('%s says the same as Markdown: nothing is missing, nothing is added', (path) => {
  const text = withoutSpaces(mainOf(path).text)
  expect(text.length).toBeGreaterThan(300)
  expect(withoutSpaces(wordsIn(textOf(path)))).toBe(text)
})

test.each(paths)('%s has the same headings, links, tables and code as Markdown', (path) => {
  const main = mainOf(path)
  const parts = partsOf(textOf(path))
  const headings = parts.flatMap((part) =>
    part.type === 'heading' ? [[part.depth, withoutSpaces(wordsIn(part))]] : [],
  )
  expect(headings).toEqual(
    main
      .querySelectorAll('h1, h2, h3, h4')
      .map(({ tagName, text }) => [Number(tagName[1]), withoutSpaces(text)]),
  )
  const hrefs = main.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
  expect(parts.flatMap((part) => (part.type === 'link' ? part.url : []))).toEqual(
    hrefs.map((href) => new URL(href, at(path)).href),
  )
  const rows = parts.flatMap((part) => (part.type === 'tableRow' ? [part.children.length] : []))
  const cells = main.querySelectorAll('tr').map((row) => row.querySelectorAll('th, td').length)
  expect(rows).toEqual(cells)
  const code = parts.flatMap((part) => (part.type === 'code' ? [part.value.trim()] : []))
  expect(code).toEqual(main.querySelectorAll('pre').map((block) => block.text.trim()))
})

test('/llms.txt names the site and lists every page that may be listed, as Markdown', async () => {
  const { html: text, headers } = await visit(at('/llms.txt'))
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const { children } = read(text)
  expect(children.map(({ type }) => type).slice(0, 2)).toEqual(['heading', 'blockquote'])
  const links = partsOf(read(text)).flatMap((part) => (part.type === 'link' ? part.url : []))
  const sitemap = await visit(at('/sitemap.xml'))
  const listed = [...sitemap.html.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  expect(new Set(links)).toEqual(
    new Set(listed.map((url) => new URL(markdownHref(new URL(url).pathname), url).href)),
  )
})
