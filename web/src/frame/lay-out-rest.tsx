'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { whenIdle } from '@/lib/when-idle'

/** As in `base.css`. */
const partsLeftOut = () => [
  ...document.querySelectorAll<HTMLElement>(
    'main > section:nth-of-type(2) ~ section, main + footer',
  ),
]

const show = (parts: HTMLElement[], visibility: 'visible' | '') => {
  for (const { style } of parts) style.contentVisibility = visibility
}

/**
 * Lays out the parts of the page that its first paint left out, three at a time while the browser is idle, so that links
 * within the page find their places. Then they are left out again, at the heights that the browser remembers, so that a
 * click computes the styles of what is in sight only. It stands above the page: its effects run before Next scrolls.
 */
export function LayOutRest() {
  const path = usePathname()
  // A link of another page names a place here; for a change of history `:target` matches nothing.
  useLayoutEffect(() => {
    if (path && location.hash && !document.querySelector(':target')) show(partsLeftOut(), 'visible')
  }, [path])
  useEffect(() => {
    if (!path) return
    let width = 0
    let waiting: HTMLElement[] = []
    function layOutNext() {
      if (waiting.length === 0) return
      show(waiting.splice(0, 3), 'visible')
      if (waiting.length > 0) whenIdle(layOutNext)
      // The heights are known two frames later.
      else requestAnimationFrame(() => requestAnimationFrame(() => show(partsLeftOut(), '')))
    }

    // Heights change with the width: at first, and when a phone is turned.
    const observer = new ResizeObserver(() => {
      if (innerWidth === width) return
      width = innerWidth
      waiting = partsLeftOut()
      whenIdle(layOutNext)
    })
    observer.observe(document.body)
    return () => {
      waiting = []
      observer.disconnect()
    }
  }, [path])
  return null
}
