import { stegaClean } from '@sanity/client/stega'
import { type HTMLElement, NodeType } from 'node-html-parser'
import {
  sourceOfText,
  splitAtMarks,
  type TextSource,
} from '../../web/src/sanity/drafts/text-source.ts'
import { parsePage } from './page-text.ts'

/**
 * Elements of Next and React that differ between a prerendered page and one rendered on request: scripts and preloads,
 * the placeholders of Suspense boundaries (`B:…`) with their streamed content (`S:…`), and the placeholder of the
 * visual editing tools. Also the templates that name the section behind them, in draft mode only.
 */
const FRAMEWORK_ELEMENTS = [
  'script:not([type="application/ld+json"])',
  'link[rel=preload], link[rel=stylesheet]',
  'template[id^="B:"], body > div[hidden][id^="S:"]',
  'template[data-dgst=""]',
  'template[data-section]',
].join(', ')

/** A page's elements and texts, one per line, without the stega markers of draft mode. */
export function pageLines(html: string): string[] {
  const root = parsePage(stegaClean(html))
  for (const element of root.querySelectorAll(FRAMEWORK_ELEMENTS)) element.remove()
  return linesOf(root)
}

function linesOf(element: HTMLElement): string[] {
  const lines: string[] = []
  let isInText = false
  for (const node of element.childNodes) {
    if (node.nodeType === NodeType.TEXT_NODE) {
      // React separates adjacent texts by a comment; join them.
      const before = isInText ? (lines.pop() ?? '') : ''
      lines.push(before + node.rawText)
      isInText = true
    } else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement
      const name = child.rawTagName.toLowerCase()
      // Only drafts have the sources of values without stega markers.
      const attributes = Object.entries(child.attributes)
        .filter(([key]) => key !== 'data-sanity')
        .sort()
      const opening = [name, ...attributes.map(([key, value]) => `${key}="${value}"`)].join(' ')
      lines.push(`<${opening}>`, ...linesOf(child), `</${name}>`)
      isInText = false
    }
  }
  return lines
}

/**
 * The stega markers of a page that are outside its text: in attributes, the head and structured data. Alternative texts
 * are excluded: the visual editing tools read the marker of an image there.
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

export type DraftText = { text: string; hasSource: boolean; element: HTMLElement }

/**
 * The texts of a draft page that hold a letter or a digit, without those of scripts. The source of a text is a stega
 * marker in its element, or a `data-sanity` attribute on its element or around it that names a field.
 */
export function draftTexts(html: string): DraftText[] {
  const root = parsePage(html)
  for (const hidden of root.querySelectorAll('script, style, template, noscript')) hidden.remove()
  const body = root.querySelector('body')
  return body ? textsIn(body, false) : []
}

function textsIn(element: HTMLElement, isInField: boolean): DraftText[] {
  const inField = isInField || namesField(element.getAttribute('data-sanity') ?? '')
  // React separates adjacent texts by a comment; they share their element's source.
  const texts = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.TEXT_NODE)
  const text = texts.map((node) => node.text).join('')
  const own = /[\p{L}\p{N}]/u.test(stegaClean(text))
    ? [{ text: stegaClean(text).trim(), hasSource: inField || isMarked(text), element }]
    : []
  const children = element.childNodes.filter(({ nodeType }) => nodeType === NodeType.ELEMENT_NODE)
  return [...own, ...children.flatMap((child) => textsIn(child as HTMLElement, inField))]
}

/** Whether a `data-sanity` attribute names a field: the source of a whole section ends with the section's key. */
const namesField = (source: string) =>
  source !== '' && !/;path=sections(:[^.;]*)?(;|$)/.test(source)

/** The source of each marked text of a page; undefined for a mark that cannot be read. */
export function sourcesOfTexts(html: string): (TextSource | undefined)[] {
  const root = parsePage(html)
  for (const script of root.querySelectorAll('script')) script.remove()
  const marks = splitAtMarks(root.toString()).filter((_, at) => at % 2 === 1)
  return marks.map(sourceOfText)
}
