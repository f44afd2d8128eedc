'use client'

import { useEffect } from 'react'
import { hasKept } from './kept-submissions'

/** Sends what an earlier visit could not; stands once on every page and shows nothing. */
export function UnsentRequests() {
  useEffect(() => {
    if (!hasKept()) return
    import('./submission-client').then(
      ({ resendKept }) => resendKept(),
      () => {},
    )
  }, [])
  return null
}
