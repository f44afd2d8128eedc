'use client'

import { useEffect } from 'react'
import { SETTINGS_MARK } from './settings-mark'

// Every page carries these lines; what they load comes when the page has settled.
const then = (use: (loaded: typeof import('./after-load')) => void) =>
  void import('./after-load').then(use, () => {})

/** Asks a visitor who has not chosen which cookies they allow, and opens the settings from the footer. */
export function ConsentGate({ version }: { version: string }) {
  useEffect(() => {
    let wait = 500
    try {
      if (localStorage['cookie-consent']) wait = 2000
    } catch {}
    setTimeout(() => then(({ afterLoad }) => afterLoad(version)), wait)

    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[${SETTINGS_MARK}]`))
        then(({ openSettings }) => openSettings())
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [version])
  return null
}
