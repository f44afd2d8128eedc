/**
 * Opens what a figure counts beside it, from before hydration on. Browsers without popovers follow the link to the
 * register, as all do without scripts.
 */
export function listenForFigures(): void {
  // The register is folded; Firefox before 139 does not open it for an anchor.
  const named = document.getElementById(location.hash.slice(1))
  named?.closest('details')?.setAttribute('open', '')
  document.addEventListener('click', (event) => {
    const { target, ctrlKey, metaKey, shiftKey, altKey } = event
    if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey || altKey) return
    const link = target.closest<HTMLAnchorElement>('[data-figure]')
    if (!link?.showPopover) return
    event.preventDefault()
    import('./figure-panel').then(
      ({ openPanel }) => openPanel(link),
      () => location.assign(link.href),
    )
  })
}
