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

/** The browser remembers the height of a part that it has shown. */
const leaveOut = (part: HTMLElement) => {
  part.style.contentVisibility = ''
}

/**
 * Lays out the parts of the page that its first paint left out (`base.css`), two at a time while the browser is idle, so
 * that links within the page find their places; then they are left out again, at their own heights, so that a click
 * computes the styles of what is in sight only. It stands above the page: its effects run before Next scrolls.
 */
export function LayOutRest() {
  const path = usePathname()
  // A link of another page names a place here; for a change of history `:target` matches nothing.
  useLayoutEffect(() => {
    if (path && location.hash && !document.querySelector(':target')) partsLeftOut().forEach(layOut)
  }, [path])
  useEffect(() => {
    if (!path) return
    let width = 0
    let waiting: HTMLElement[] = []
    function layOutNext() {
      if (waiting.length === 0) return
      waiting.splice(0, 2).forEach(layOut)
      // The height is known two frames later.
      if (waiting.length === 0)
        requestAnimationFrame(() => requestAnimationFrame(() => partsLeftOut().forEach(leaveOut)))
      else whenIdle(layOutNext)
    }

    // Heights change with the width: at first, and when a phone is turned.
    const observer = new ResizeObserver(() => {
      if (document.documentElement.clientWidth === width) return
      width = document.documentElement.clientWidth
      waiting = partsLeftOut()
      whenIdle(layOutNext)
    })
    observer.observe(document.documentElement)
    return () => {
      observer.disconnect()
      waiting = []
    }
  }, [path])
  return null
}
