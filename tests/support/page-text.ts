import { type HTMLElement, NodeType, parse } from 'node-html-parser'

// `pre` is not listed, because its highlighted code consists of elements.
const PARSING = { blockTextElements: { script: true, style: true, noscript: true } }
const INVISIBLE = 'script, style, template, noscript, wbr, [hidden]:not([role=tabpanel])'

/** Parses a page's HTML before JavaScript runs. */
export function parsePage(html: string): HTMLElement {
  return parse(html, PARSING)
}

/**
 * The visible text of an element, twice: with spaces between elements, and without, as inline elements join
 * (`<b>GET</b>/v1` reads “GET/v1”). A search for a text matches either.
 */
export function readableText(element: HTMLElement): string {
  const copy = parse(element.outerHTML, PARSING)
  for (const invisible of copy.querySelectorAll(INVISIBLE)) invisible.remove()
  return [' ', ''].map((gap) => plain(textOf(copy, gap))).join('\n')
}

/**
 * Whether `text` contains `fact`, ignoring differences in spaces, dashes, quotes, brackets and middle dots. Case counts
 * only if `fact` has no lower-case letters, such as an alert's label.
 */
export function reads(text: string, fact: string): boolean {
  const wanted = plain(fact)
  if (/[a-z]/.test(wanted)) return text.toLowerCase().includes(wanted.toLowerCase())
  return text.includes(wanted)
}

function textOf(element: HTMLElement, gap: string): string {
  return element.childNodes
    .map((node) => {
      if (node.nodeType === NodeType.TEXT_NODE) return node.text
      return node.nodeType === NodeType.ELEMENT_NODE
        ? `${gap}${textOf(node as HTMLElement, gap)}${gap}`
        : ''
    })
    .join('')
}

function plain(text: string): string {
  return text
    .replace(/[\u00AD\u200B\u2060]/g, '')
    .replace(/[\u2010-\u2013]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[()·]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
