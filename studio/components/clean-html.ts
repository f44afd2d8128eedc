import { cleanText } from '../schema/validation/clean-text'
import { pastedHref } from '../schema/validation/pasted-link'

/** Pasted HTML as the editor should read it. What is clean is returned unchanged. */
export function cleanHtml(html: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const before = page.documentElement.outerHTML
  // The mark drawn before a list item. The editor drops Word's own, but not “mso-list:Ignore;” as WPS Office writes it.
  for (const mark of page.querySelectorAll('span[style*="mso-list:Ignore"]')) mark.remove()
  cleanTexts(page)
  keepSpaces(page)
  for (const link of page.querySelectorAll('a[href]')) {
    // With an empty address it is text to the editor.
    link.setAttribute('href', pastedHref(link.getAttribute('href') ?? ''))
  }
  for (const heading of page.querySelectorAll('h1, h5, h6')) {
    const known = page.createElement(heading.tagName === 'H1' ? 'h2' : 'h4')
    known.append(...heading.childNodes)
    heading.replaceWith(known)
  }
  const after = page.documentElement.outerHTML
  return after === before ? html : after
}

/** HTML can also contain unseen characters as entities such as `&shy;`. */
function cleanTexts(page: Document) {
  const texts = page.createNodeIterator(page, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    node.nodeValue = cleanText(node.nodeValue ?? '')
  }
}

const INLINE = /^(A|B|CODE|EM|I|SPAN|STRONG)$/

/**
 * The editor (@portabletext/html 2.0) loses a space that is an element of its own beside text, as Chrome on macOS copies
 * the one before a link, and a space between two elements at the top, as Firefox copies a part of a paragraph.
 */
function keepSpaces(page: Document) {
  for (const span of page.querySelectorAll('span')) {
    const isBesideText = [span.previousSibling, span.nextSibling].some((it) => it instanceof Text)
    if (isBlank(span) && isBesideText) span.replaceWith(' ')
  }
  for (const node of [...page.body.childNodes]) {
    const neighbors = [node.previousSibling, node.nextSibling]
    if (!(node instanceof Text && isBlank(node))) continue
    if (!neighbors.every((it) => it && INLINE.test(it.nodeName))) continue
    const span = page.createElement('span')
    node.replaceWith(span)
    span.append(' ')
  }
  page.body.normalize()
}

const isBlank = ({ textContent }: Node) => /^\s+$/.test(textContent ?? '')
