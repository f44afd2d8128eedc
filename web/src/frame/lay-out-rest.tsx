'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

const partsLeftOut = () => [
  ...document.querySelectorAll<HTMLElement>('main > section, main + footer'),
]

const layOut = (part: HTMLElement) => {
  part.style.contentVisibility = 'visible'
}

/**
 * Lays out the parts of the page that its first paint left out (`base.css`), two at a time while the browser is idle, so
 * that links within the page find their places. It stands above the page, so that its effects run before Next scrolls.
 */
export function LayOutRest() {
  const path = usePathname()
  // A link of another page names a place here; for a change of history `:target` matches nothing.
  useLayoutEffect(() => {
    if (path && location.hash && !document.querySelector(':target')) partsLeftOut().forEach(layOut)
  }, [path])
  useEffect(() => {
    if (!path) return
    const leftOut = partsLeftOut()
    function layOutNext() {
      if (leftOut.length === 0) return
      leftOut.splice(0, 2).forEach(layOut)
      whenIdle(layOutNext)
    }

    whenIdle(layOutNext)
    return () => {
      leftOut.length = 0
    }
  }, [path])
  return null
}
