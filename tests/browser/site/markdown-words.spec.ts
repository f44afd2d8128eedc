import { expect } from '@playwright/test'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import { markdownHref } from '../../../web/src/lib/routes.ts'
import { ROUTES_OF_EVERY_KIND, seededPaths } from '../../support/every-route.ts'
import { test } from '../../support/site-test.ts'
import { layOut, open } from './on-page.ts'

const IN_LINE: ReadonlySet<string> = new Set(['strong', 'emphasis', 'link'])

/** The words of a text. Blocks stand apart, parts of a line do not. */
function wordsIn(node: Nodes): string {
  if ('value' in node) return node.value
  if (!('children' in node)) return ''
  const text = node.children.map(wordsIn).join('')
  return IN_LINE.has(node.type) ? text : ` ${text} `
}

/** Without the marks around them. */
const toWords = (text: string) =>
  text.split(/\s+/).map((word) => word.replace(/^\P{L}+(?=\p{L})|(?<=\p{L})\P{L}+$|,$/gu, ''))

// Only the style sheet sets some words apart, so HTML alone does not show where a word ends.
const routes = ROUTES_OF_EVERY_KIND.filter((route) => seededPaths.includes(route))
for (const [index, path] of routes.entries()) {
  const tag = index < 2 ? [] : ['@rare']
  test(`${path} has no words in Markdown that run together`, { tag }, async ({ page, request }) => {
    const markdown = await (await request.get(markdownHref(path))).text()
    await open(page, path)
    await layOut(page)
    const shown = await page.locator('main').evaluate((main: HTMLElement) => {
      for (const each of main.querySelectorAll('details')) each.open = true
      for (const each of main.querySelectorAll('[hidden]')) each.removeAttribute('hidden')
      for (const each of main.querySelectorAll('wbr')) each.remove()
      const named = main.querySelectorAll('[aria-label], img[alt]')
      const names = Array.from(named, (each) => each.ariaLabel ?? each.getAttribute('alt'))
      const style = document.createElement('style')
      style.textContent = `main * { text-transform: none !important }
        main .file-tabs article { display: block !important }
        main .sr-only { position: static !important; clip-path: none !important; width: auto !important }`
      document.head.append(style)
      return [main.innerText, ...names].join(' ')
    })
    const known = new Set(toWords(shown))
    const tree = fromMarkdown(markdown, {
      extensions: [gfmTable()],
      mdastExtensions: [gfmTableFromMarkdown()],
    })
    const words = toWords(wordsIn(tree))
    expect(words.length).toBeGreaterThan(50)
    expect(words.filter((word) => word && !known.has(word))).toEqual([])
  })
}
