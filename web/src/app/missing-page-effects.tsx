'use client'

import { useEffect } from 'react'

/** Browser code of the global not-found page. */
export function MissingPageEffects() {
  useEffect(() => {
    // The router knows only the path of the not-found page.
    console.error(`404: nothing is published at ${window.location.pathname}`)
  }, [])

  useEffect(() => {
    // This page has its own root document, which Next's router does not leave: it would change the URL only. So links
    // are hidden from the router, and the browser follows them.
    const keepFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.stopPropagation()
    }
    window.addEventListener('click', keepFromRouter, { capture: true })
    return () => window.removeEventListener('click', keepFromRouter, { capture: true })
  }, [])

  return null
}
