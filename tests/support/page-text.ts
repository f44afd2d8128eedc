import { type HTMLElement, NodeType, parse } from 'node-html-parser'

// Without `pre`, whose coloured code is elements like any other.
const PARSING = { blockTextElements: { script: true, style: true, noscript: true } }
const UNSEEN = 'script, style, template, noscript, wbr, [hidden]:not([role=tabpanel])'

/** A page's HTML as a tree, as it is before any JavaScript runs. */
export function parsePage(html: string): HTMLElement {
  return parse(html, PARSING)
}

/**
 * What a visitor can read in an element, twice: once with a space between neighbouring elements, once as inline
 * elements really join up (`<b>GET</b>/v1` reads “GET/v1”). A text is there when either holds it.
 */
export function readableText(element: HTMLElement): string {
  const copy = parse(element.outerHTML, PARSING)
  for (const unseen of copy.querySelectorAll(UNSEEN)) unseen.remove()
  return [' ', ''].map((gap) => plain(textOf(copy, gap))).join('\n')
}

/**
 * Whether a text is there, whatever spaces, dashes, quotes, brackets and middle dots it is set with. Words that are
 * written in capitals, such as the label of an alert, must be so.
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
