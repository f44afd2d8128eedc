'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'

/** Lays out the parts of the page that are left out until they are near (`base.css`). */
function layOutRest(): void {
  for (const { style } of document.querySelectorAll<HTMLElement>('main > section, main + footer'))
    style.contentVisibility = 'visible'
}

/**
 * Next's links to a place in a page need the heights of all that is above it; a change of history matches no `:target`.
 * It stands above the page: its effects run before Next scrolls.
 */
export function LayOutRest() {
  const path = usePathname()
  useLayoutEffect(() => {
    if (path && location.hash && !document.querySelector(':target')) layOutRest()
  }, [path])
  useEffect(() => {
    const isHere = (link: HTMLAnchorElement | null) =>
      link?.hash && link.pathname === location.pathname
    const listen = ({ target }: Event) =>
      target instanceof Element && isHere(target.closest('a')) && layOutRest()
    document.addEventListener('click', listen, true)
    return () => document.removeEventListener('click', listen, true)
  }, [])
  return null
}
