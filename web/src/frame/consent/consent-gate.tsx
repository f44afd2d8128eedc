'use client'

import { useEffect, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { CHAT_WANTED } from '@/lib/site-event'
import { cookiePolicyHref } from './consent-routes'

type Loaded = typeof import('./after-load')

// In every first load, so kept small; the rest loads once the page has settled.
const load = () => import('./after-load')

type ConsentGateProps = {
  version: string
  /** Whether there is a measurement of visits. */
  analytics: boolean
}

/** Asks undecided visitors for consent; opens the settings from the footer's button, which is static HTML. */
export function ConsentGate({ version, analytics }: ConsentGateProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let wait = 500
    try {
      const choice = localStorage['cookie-consent']
      if (choice && !(analytics && choice.includes('analytics'))) wait = 2000
    } catch {}
    setTimeout(
      () =>
        load().then(
          (loaded) => {
            loaded.afterLoad(version)
            if (analytics) setLoaded(loaded)
          },
          () => {},
        ),
      wait,
    )

    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-cookie-settings]'))
        inTime(load()).then(
          ({ openSettings }) => openSettings(),
          () => location.assign(cookiePolicyHref()),
        )
    }
    const onChatWanted = (event: Event) => {
      event.preventDefault()
      const { detail: answer } = event as CustomEvent<(opened: boolean) => void>
      inTime(import('./chat'))
        .then(({ openChat }) => openChat())
        .then(answer, () => answer(false))
    }
    document.addEventListener('click', onClick)
    window.addEventListener(CHAT_WANTED, onChatWanted)
    return () => {
      document.removeEventListener('click', onClick)
      window.removeEventListener(CHAT_WANTED, onChatWanted)
    }
  }, [version, analytics])
  return loaded && <loaded.PageViews version={version} />
}
