'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Lays out the parts of the page that its first paint left out (`base.css`), one at a time while the browser is idle, so
 * that links within the page find their places. Browsers without idle callbacks leave nothing out.
 */
export function LayOutRest() {
  const path = usePathname()
  useEffect(() => {
    if (!path || typeof requestIdleCallback === 'undefined') return
    const leftOut = [...document.querySelectorAll<HTMLElement>('main > section, main + footer')]
    let waiting = requestIdleCallback(layOutNext)

    function layOutNext() {
      const next = leftOut.shift()
      if (!next) return
      next.style.contentVisibility = 'visible'
      waiting = requestIdleCallback(layOutNext)
    }

    return () => cancelIdleCallback(waiting)
  }, [path])
  return null
}
