'use client'

import { useEffect } from 'react'

/** Tells whoever looks at the console which address was asked for. */
export function MissingPathLog() {
  useEffect(() => {
    // The router knows only the page that stands in for it; the address bar knows what was asked.
    console.error(`404: nothing is published at ${window.location.pathname}`)
  }, [])
  return null
}
