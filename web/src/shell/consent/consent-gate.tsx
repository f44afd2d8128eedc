'use client'

import { useEffect } from 'react'
import { SETTINGS_MARK } from './settings-mark'

// Every page carries these lines; what they load comes when the page has settled.
const load = () => import('./after-load')
const idle = (run: () => void) =>
  // Safari has it only since lately.
  'requestIdleCallback' in window
    ? requestIdleCallback(run, { timeout: 2000 })
    : setTimeout(run, 500)

/** Asks a visitor who has not chosen which cookies they allow, and opens the settings from the footer. */
export function ConsentGate({ version }: { version: string }) {
  useEffect(() => {
    const start = () =>
      load().then(
        ({ afterLoad }) => afterLoad(version),
        () => {},
      )
    let isNew = true
    try {
      isNew = !localStorage['cookie-consent']
    } catch {}
    if (isNew) idle(start)
    else setTimeout(start, 2000)

    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest(`[${SETTINGS_MARK}]`))
        void load().then(({ openSettings }) => openSettings())
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [version])
  return null
}
