'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hasKept, KEPT_NEWS_EVENT } from './kept-requests'

/** Sends what an earlier visit could not. Mounted once on every page; visible only when there is news of a request. */
export function UnsentRequests() {
  const [News, setNews] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () =>
      import('./request-news').then(
        ({ RequestNews }) => setNews(() => RequestNews),
        () => {},
      )
    window.addEventListener(KEPT_NEWS_EVENT, show)
    if (hasKept()) {
      void show()
      import('./outbox').then(
        ({ resendKept }) => resendKept(),
        () => {},
      )
    }
    return () => window.removeEventListener(KEPT_NEWS_EVENT, show)
  }, [])
  return News && <News />
}
