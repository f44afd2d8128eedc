'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * Lays out the parts of the page that its first paint left out (`base.css`), one at a time while the browser is idle, so
 * that links within the page find their places.
 */
export function LayOutRest() {
  const path = usePathname()
  useEffect(() => {
    if (!path) return
    let leftOut = [...document.querySelectorAll<HTMLElement>('main > section, main + footer')]
    function layOutNext() {
      const next = leftOut.shift()
      if (!next) return
      next.style.contentVisibility = 'visible'
      whenIdle(layOutNext)
    }

    whenIdle(layOutNext)
    return () => {
      leftOut = []
    }
  }, [path])
  return null
}
