import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { type Results, type ResultsPeriod, resultsPath } from '../../../web/src/lib/studio-api'
import { apiVersion } from '../../env'
import { askSite, type SiteAnswer } from './ask-site'

/** The document of a page that brought submissions. */
export interface Page {
  _id: string
  _type: string
  title: string
  path: string
}

export type FoundResults = Results & { pages: ReadonlyMap<string, Page> }

type Known = { days: ResultsPeriod; attempt: number; answer: SiteAnswer<FoundResults> }

/**
 * The site's results of these days, undefined until it has answered, and a function that asks again: until then the
 * last answer stands, with the button that has the focus.
 */
export function useResults(days: ResultsPeriod) {
  const client = useClient({ apiVersion })
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<Known>()
  useEffect(() => {
    const leaving = new AbortController()
    readResults(client, days, leaving.signal)
      .then((answer) => setKnown({ days, attempt, answer }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [client, days, attempt])
  const again = useCallback(() => setAttempt((last) => last + 1), [])
  return {
    answer: known?.days === days ? known.answer : undefined,
    isAsking: known?.days !== days || known.attempt !== attempt,
    hasAskedAgain: attempt > 0,
    again,
  }
}

const PAGES_QUERY =
  '*[path.current in $paths]{_id, _type, "title": coalesce(title, name, path.current), "path": path.current}'

/** The results with the titles of their pages; rejects only with the reason of `signal`. */
async function readResults(
  client: SanityClient,
  days: ResultsPeriod,
  signal: AbortSignal,
): Promise<SiteAnswer<FoundResults>> {
  const answer = await askSite<Results>(client, resultsPath(days), signal)
  if ('reason' in answer) return answer
  const paths = answer.data.by.page.flatMap(({ key }) => key ?? [])
  const pages = await client
    .fetch<Page[]>(PAGES_QUERY, { paths }, { perspective: 'published', tag: 'results' })
    // Without them the paths alone are shown.
    .catch(() => [])
  signal.throwIfAborted()
  return { data: { ...answer.data, pages: new Map(pages.map((page) => [page.path, page])) } }
}
