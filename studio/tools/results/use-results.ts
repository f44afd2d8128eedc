import { useCallback, useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { type Results, type ResultsPeriod, resultsPath } from '../../../web/src/lib/studio-api'
import { apiVersion } from '../../env'
import { askSite, type SiteAnswer } from './ask-site'

/** The document of a page that brought requests. */
export interface Page {
  _id: string
  _type: string
  title: string
  path: string
}

export type FoundResults = Results & { pages: ReadonlyMap<string, Page> }

/** The site's results of these days, which are undefined while it is asked, and a function that asks again. */
export function useResults(days: ResultsPeriod) {
  const client = useClient({ apiVersion })
  const [attempt, setAttempt] = useState(0)
  const question = `${days} ${attempt}`
  const [known, setKnown] = useState<{ question: string; answer: SiteAnswer<FoundResults> }>()
  useEffect(() => {
    const leaving = new AbortController()
    readResults(client, days, leaving.signal)
      .then((answer) => setKnown({ question, answer }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [client, days, question])
  const again = useCallback(() => setAttempt((last) => last + 1), [])
  return { answer: known?.question === question ? known.answer : undefined, again }
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
