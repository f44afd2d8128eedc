'use client'

import { useEffect } from 'react'

// In every first load, so kept small; the rest loads once the page has settled.
const then = (use: (loaded: typeof import('./after-load')) => void) =>
  void import('./after-load').then(use, () => {})

/** Asks undecided visitors for consent; opens the settings from the footer's button, which is static HTML. */
export function ConsentGate({ version }: { version: string }) {
  useEffect(() => {
    let wait = 500
    try {
      if (localStorage['cookie-consent']) wait = 2000
    } catch {}
    setTimeout(() => then(({ afterLoad }) => afterLoad(version)), wait)

    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]'))
        then(({ openSettings }) => openSettings())
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [version])
  return null
}
