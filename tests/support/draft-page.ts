import { stegaClean } from '@sanity/client/stega'
import { type HTMLElement, NodeType } from 'node-html-parser'
import { parsePage } from './page-text.ts'

/**
 * What Next and React write for themselves, and differently for a page that is made on request:
 * their scripts and preloads; the place of a part that waits for the query of the address (`B:…`), with the part that
 * comes later (`S:…`); and the place where the editor's tools will load.
 */
const OF_THE_FRAMEWORK = [
  'script:not([type="application/ld+json"])',
  'link[rel=preload], link[rel=stylesheet]',
  'template[id^="B:"], body > div[hidden][id^="S:"]',
  'template[data-dgst=""]',
].join(', ')

/** A page's elements with their attributes and texts, one a line, without the marks of draft mode. */
export function pageLines(html: string): string[] {
  const root = parsePage(stegaClean(html))
  for (const element of root.querySelectorAll(OF_THE_FRAMEWORK)) element.remove()
  return linesOf(root)
}

function linesOf(element: HTMLElement): string[] {
  const lines: string[] = []
  let isInText = false
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) {
      // React puts a comment between neighboring texts, so these are one.
      const before = isInText ? (lines.pop() ?? '') : ''
      lines.push(before + node.rawText)
      isInText = true
    } else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement
      const name = child.rawTagName.toLowerCase()
      const attributes = Object.entries(child.attributes).sort()
      const opening = [name, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(' ')
      lines.push(`<${opening}>`, ...linesOf(child), `</${name}>`)
      isInText = false
    }
  }
  return lines
}

/**
 * Where a page has marks that are not in its text: in attributes, in the head, in structured data. The alternative
 * text of an image is text, and where the editor's tools look for the mark of an image.
 */
export function marksOutsideText(html: string): string[] {
  const root = parsePage(html)
  const attributes = root.querySelectorAll('*').flatMap((element) =>
    Object.entries(element.attributes)
      .filter(
        ([name, value]) => isMarked(value) && !(element.rawTagName === 'img' && name === 'alt'),
      )
      .map(([name, value]) => `${element.rawTagName} ${name}="${stegaClean(value)}"`),
  )
  const texts = root
    .querySelectorAll('head *, script[type="application/ld+json"]')
    .filter((element) => isMarked(element.rawText) && !isScript(element))
    .map((element) => `${element.rawTagName}: ${stegaClean(element.rawText)}`)
  return [...attributes, ...texts]
}

export const isMarked = (text: string) => stegaClean(text) !== text

const isScript = (element: HTMLElement) =>
  element.rawTagName === 'script' && element.getAttribute('type') !== 'application/ld+json'
