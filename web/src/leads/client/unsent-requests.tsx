'use client'

import { type ComponentType, useEffect, useState } from 'react'
import { hasKept, KEPT_NEWS_EVENT } from './kept-requests'

/** Sends what an earlier visit could not; once on every page, and visible only if a request was refused. */
export function UnsentRequests() {
  const [Refused, setRefused] = useState<ComponentType | null>(null)
  useEffect(() => {
    const show = () =>
      import('./refused-requests').then(
        ({ RefusedRequests }) => setRefused(() => RefusedRequests),
        () => {},
      )
    window.addEventListener(KEPT_NEWS_EVENT, show)
    if (hasKept()) {
      void show()
      import('./submission-client').then(
        ({ resendKept }) => resendKept(),
        () => {},
      )
    }
    return () => window.removeEventListener(KEPT_NEWS_EVENT, show)
  }, [])
  return Refused && <Refused />
}
