/**
 * Copies the `data-sanity` attribute, by which Sanity's tools move, duplicate and remove a section, from the template
 * before each section, now and after each rendering. Returns a function that stops it.
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
    // A section without content has no element.
    if (source && section instanceof HTMLElement && section.tagName !== 'TEMPLATE')
      section.dataset.sanity = source
  }
}
