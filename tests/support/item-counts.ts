import type { HTMLElement } from 'node-html-parser'

/**
 * In how many items a section can be counted: its h3s, the items of each of its lists and tables, and of all its lists
 * that are equally deep. Which of them a section is made of is the business of its design.
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

/** In how many items of other lists a list lies. */
function depthOf(list: HTMLElement): number {
  const around = list.parentNode?.closest('li, dd, td')
  return around ? 1 + depthOf(around) : 0
}

function isItem(node: HTMLElement['childNodes'][number]): boolean {
  return 'tagName' in node && ['LI', 'DIV', 'TR', 'DT'].includes(String(node.tagName))
}
