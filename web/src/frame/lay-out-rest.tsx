'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/**
 * Lays out the parts of the page that its first paint left out (`base.css`), two at a time while the browser is idle, so
 * that links within the page find their places.
 */
export function LayOutRest() {
  const path = usePathname()
  useEffect(() => {
    if (!path) return
    const leftOut = [...document.querySelectorAll<HTMLElement>('main > section, main + footer')]
    function layOutNext() {
      if (leftOut.length === 0) return
      for (const part of leftOut.splice(0, 2)) part.style.contentVisibility = 'visible'
      whenIdle(layOutNext)
    }

    whenIdle(layOutNext)
    return () => {
      leftOut.length = 0
    }
  }, [path])
  return null
}
