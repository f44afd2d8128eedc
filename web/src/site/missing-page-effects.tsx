'use client'

import { useEffect } from 'react'

/** What the not-found page does in the browser, and no other page needs. */
export function MissingPageEffects() {
  useEffect(() => {
    // The router knows only the page that stands in for it; the address bar knows what was asked.
    console.error(`404: nothing is published at ${window.location.pathname}`)
  }, [])

  useEffect(() => {
    // This page is a document of its own, which Next's router changes the address of but does not
    // leave. A link that the router does not hear of is followed by the browser.
    const keepFromRouter = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a[href]'))
        event.stopPropagation()
    }
    window.addEventListener('click', keepFromRouter, { capture: true })
    return () => window.removeEventListener('click', keepFromRouter, { capture: true })
  }, [])

  return null
}
