import { stegaClean } from '@sanity/client/stega'
import { type HTMLElement, NodeType } from 'node-html-parser'
import {
  sourceOfText,
  splitAtMarks,
  type TextSource,
} from '../../../web/src/content/drafts/text-source.ts'
import { parsePage } from '../../support/page-text.ts'

/**
 * Elements that differ between prerendered pages and pages rendered on request: scripts and preloads, style sheets,
 * Suspense placeholders (`B:…`) with their streamed content (`S:…`), the placeholder of the visual editing tools, and
 * in draft mode the templates that name the section after them.
 */
const FRAMEWORK_ELEMENTS = [
  'script:not([type="application/ld+json"])',
  'link[rel=preload], link[rel=stylesheet], head > style',
  'template[id^="B:"], body > div[hidden][id^="S:"]',
  'template[data-dgst=""]',
  'template[data-section]',
].join(', ')

/** A page's elements and texts, one per line, without stega marks. */
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
      // React separates adjacent texts by a comment; this joins them.
      const before = isInText ? (lines.pop() ?? '') : ''
      lines.push(before + node.rawText)
      isInText = true
    } else if (node.nodeType === NodeType.ELEMENT_NODE) {
      const child = node as HTMLElement
      const name = child.rawTagName.toLowerCase()
      // Only drafts have sources of values without stega marks.
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
 * Stega marks outside visible text: in attributes, the head and structured data. Excludes alternative texts, where the
 * visual editing tools read an image's mark.
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
 * The texts of a draft page that contain a letter or digit, without scripts. The source of a text is a stega mark in
 * its element, or a `data-sanity` attribute on or around its element that names a field.
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

/** Whether a `data-sanity` attribute names a field: a section's own source ends with its key. */
const namesField = (source: string) =>
  source !== '' && !/;path=sections(:[^.;]*)?(;|$)/.test(source)

/** The source of each marked text; undefined for an unreadable mark. */
export function sourcesOfTexts(html: string): (TextSource | undefined)[] {
  const root = parsePage(html)
  for (const script of root.querySelectorAll('script')) script.remove()
  const marks = splitAtMarks(root.toString()).filter((_, at) => at % 2 === 1)
  return marks.map(sourceOfText)
}
