import type { Element, ElementContent, Nodes } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'

// Relative imports with extensions: Node loads the server and its workers without a bundler.

/**
 * The main part of a page, reduced to its text: pictures are replaced by their text alternatives, addresses are absolute.
 *
 * @param html a whole page
 * @param address where the page stands
 * @returns undefined if the page has no main part
 */
export function pageText(html: string, address: string): Element | undefined {
  const start = html.indexOf('<main')
  // Texts are escaped, so this is its end. Most of a page are scripts after it.
  const end = html.indexOf('</main>', start)
  if (start < 0 || end < 0) return undefined
  const [main] = fromHtml(html.slice(start, end), { fragment: true }).children
  if (main?.type !== 'element') return undefined
  for (const panel of allWith(main, 'role', 'tabpanel')) nameTabPanel(panel, main)
  keepText(main, address)
  return main
}

function keepText(parent: Element, address: string): void {
  const kept = parent.children.filter((child) => child.type === 'text' || isText(child))
  parent.children = kept.flatMap((child, at): ElementContent[] => {
    if (child.type !== 'element') return [child]
    const told = tell(child, address)
    const isApart = standsApart(child, parent)
    return [...gap(isApart && at > 0), ...told, ...gap(isApart && at < kept.length - 1)]
  })
}

/** An element as text. */
function tell(element: Element, address: string): Element[] {
  const { tagName, properties } = element
  if (properties.role === 'img') return [alternativeOf(element)]
  if (tagName === 'img') properties.src = absolute(properties.src, address)
  if (tagName === 'a') properties.href = absolute(properties.href, address)
  keepText(element, address)
  // A link that shows an icon only.
  if (tagName === 'a' && properties.ariaLabel && textOf(element) === '')
    element.children.push(text(String(properties.ariaLabel)))
  if (tagName === 'dl') return [listOfTerms(element)]
  return tagName === 'table' ? [...captionOf(element), element] : [element]
}

/** Never text: what is not shown, forms, and places where a line may break, which would split an address. */
const NEVER = new Set(['script', 'style', 'template', 'noscript', 'form', 'input', 'search', 'wbr'])
const HEADINGS = new Set(['h2', 'h3', 'h4'])

/** Whether a part of a page is its text, rather than a control, a decoration or a way around the page itself. */
function isText(node: ElementContent): node is Element {
  if (node.type !== 'element' || NEVER.has(node.tagName)) return false
  const { tagName, properties } = node
  const { role, hidden, ariaHidden, alt } = properties
  if (ariaHidden === 'true' || role === 'tablist' || (hidden && role !== 'tabpanel')) return false
  switch (tagName) {
    case 'img':
      return Boolean(alt)
    case 'svg':
      return role === 'img'
    case 'button':
      // They change what is shown.
      return false
    case 'summary':
      return contains(node, (part) => HEADINGS.has(part.tagName))
    case 'caption':
      // Says what the heading says.
      return !hasClass(node, /^sr-only$/)
    case 'nav':
      return leadsElsewhere(node)
    default:
      return true
  }
}

/** Not so: the breadcrumbs, which end at this page, and lists of its own headings. */
const leadsElsewhere = (nav: Element): boolean =>
  !contains(
    nav,
    ({ tagName, properties }) => tagName === 'span' && properties.ariaCurrent === 'page',
  ) &&
  contains(nav, ({ properties: { href } }) => typeof href === 'string' && !href.startsWith('#'))

/** The tabs themselves are controls; each panel begins with the name of its own. */
function nameTabPanel(panel: Element, main: Element): void {
  const [id] = [panel.properties.ariaLabelledBy].flat()
  const [tab] = typeof id === 'string' ? allWith(main, 'id', id) : []
  if (tab) panel.children.unshift(makeElement('p', makeElement('strong', text(textOf(tab)))))
}

/** In a paragraph of its own, since Markdown has no captions. */
const captionOf = (table: Element): Element[] =>
  all(table, ({ tagName }) => tagName === 'caption').map(({ children }) =>
    makeElement('p', ...children),
  )

/** The text alternative of a picture. The values of a chart follow it as a table. */
function alternativeOf({ tagName, properties }: Element): Element {
  const alternative = text(String(properties.ariaLabel ?? ''))
  return tagName === 'svg'
    ? makeElement('span', alternative)
    : makeElement('p', makeElement('em', alternative))
}

/** Terms and what they are, each pair in one line if it is one; Markdown has no such lists. */
function listOfTerms(list: Element): Element {
  const items: Element[] = []
  let before = 'dd'
  for (const part of all(list, ({ tagName }) => tagName === 'dt' || tagName === 'dd')) {
    if (part.tagName === 'dt' && before === 'dd') items.push(makeElement('li'))
    const item = items.at(-1) ?? makeElement('li')
    const own = part.tagName === 'dt' ? [makeElement('strong', ...part.children)] : part.children
    item.children.push(...gap(item.children.length > 0), ...own)
    before = part.tagName
  }
  return makeElement('ul', ...items)
}

const absolute = (href: unknown, address: string): string | undefined =>
  typeof href === 'string' ? URL.parse(href, address)?.href : undefined

const ITEMS = /(^|:)(inline-)?(flex|grid)$/
const BLOCK = /(^|:)(block|flex|grid)$/

/** Whether the style sheet puts space around an element that HTML takes for a part of the line. */
const standsApart = (child: Element, parent: Element): boolean =>
  hasClass(parent, ITEMS) || hasClass(child, BLOCK)

function hasClass({ properties: { className } }: Element, pattern: RegExp): boolean {
  return Array.isArray(className) && className.some((name) => pattern.test(String(name)))
}

/** The elements inside another one that are asked for, in their order. */
function all(parent: Element, isWanted: (part: Element) => boolean): Element[] {
  return parent.children.flatMap((child: Nodes) => {
    if (child.type !== 'element') return []
    return [...(isWanted(child) ? [child] : []), ...all(child, isWanted)]
  })
}

const contains = (parent: Element, isWanted: (part: Element) => boolean): boolean =>
  all(parent, isWanted).length > 0

const allWith = (parent: Element, property: string, value: string): Element[] =>
  all(parent, ({ properties }) => properties[property] === value)

const gap = (isNeeded: boolean) => (isNeeded ? [text(' ')] : [])

const text = (value: string) => ({ type: 'text' as const, value })

const makeElement = (tagName: string, ...children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
})
