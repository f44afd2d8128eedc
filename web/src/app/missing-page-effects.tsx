'use client'

import { useEffect } from 'react'

/** Client code of the global not-found page. */
export function MissingPageEffects() {
  useEffect(() => {
    // The router knows only the not-found page's own path.
    console.error(`404: nothing is published at ${window.location.pathname}`)
  }, [])

  useEffect(() => {
    // This page has its own root document, which Next's router cannot leave: it would only change the URL. So clicks
    // are hidden from the router, and the browser follows the links.
    const keepFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.stopPropagation()
    }
    window.addEventListener('click', keepFromRouter, { capture: true })
    return () => window.removeEventListener('click', keepFromRouter, { capture: true })
  }, [])

  return null
}
