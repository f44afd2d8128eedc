import type { HTMLElement } from 'node-html-parser'

/**
 * The possible item counts of a section: its h3s, the items of each list and table, and of all lists of one depth. The
 * design decides which of them is meant.
 */
export function itemCounts(section: HTMLElement): number[] {
  const lists = section
    .querySelectorAll('ul, ol, dl, tbody')
    .filter((list) => [null, undefined, section].includes(list.parentNode?.closest('nav')))
  const items = lists.map((list) => list.childNodes.filter(isItem).length)
  const byDepth = new Map<number, number>()
  for (const [index, list] of lists.entries()) {
    const depth = depthOf(list)
    byDepth.set(depth, (byDepth.get(depth) ?? 0) + (items[index] ?? 0))
  }
  const elements = ['h3', 'article', 'dt', 'blockquote', 'figure', 'pre'].map(
    (name) => section.querySelectorAll(name).length,
  )
  const outermost = items.filter((_, index) => lists[index] && depthOf(lists[index]) === 0)
  return [...elements, ...outermost, ...byDepth.values()].filter((count) => count > 0)
}

/** The nesting depth of a list: the number of list items around it. */
function depthOf(list: HTMLElement): number {
  const around = list.parentNode?.closest('li, dd, td')
  return around ? 1 + depthOf(around) : 0
}

function isItem(node: HTMLElement['childNodes'][number]): boolean {
  return 'tagName' in node && ['LI', 'DIV', 'TR', 'DT'].includes(String(node.tagName))
}
