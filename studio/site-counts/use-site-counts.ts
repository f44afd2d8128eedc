import { useCallback, useEffect, useState } from 'react'
import { useClient } from 'sanity'
import { apiVersion } from '../env'
import { askSite, type SiteAnswer } from './ask-site'

/** The site's answer for this path, which is undefined while it is asked, and a function that asks again. */
export function useSiteCounts<Data>(path: string) {
  const client = useClient({ apiVersion })
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ path: string; attempt: number; answer: SiteAnswer<Data> }>()
  useEffect(() => {
    const leaving = new AbortController()
    askSite<Data>(client, path, leaving.signal)
      .then((answer) => setKnown({ path, attempt, answer }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [client, path, attempt])
  const again = useCallback(() => setAttempt((last) => last + 1), [])
  const isCurrent = known?.path === path && known.attempt === attempt
  return { answer: isCurrent ? known.answer : undefined, again }
}
