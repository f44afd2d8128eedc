/**
 * Gives each section of the page, now and after each rendering, the attribute by which Sanity's tools move, duplicate
 * and remove it, from the template before it. Returns what ends it.
 */
export function nameSections(): () => void {
  const observer = new MutationObserver(nameAll)
  nameAll()
  observer.observe(document.body, { subtree: true, childList: true })
  return () => observer.disconnect()
}

function nameAll(): void {
  for (const template of document.querySelectorAll<HTMLElement>('template[data-section]')) {
    const [section, source] = [template.nextElementSibling, template.dataset.section]
    // A section that shows nothing has no element.
    if (source && section instanceof HTMLElement && section.tagName !== 'TEMPLATE')
      section.dataset.sanity = source
  }
}
