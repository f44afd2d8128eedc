import { useEffect, useState } from 'react'
import { type QueryParams, useClient } from 'sanity'
import { apiVersion } from '../env'

/** The answer to a query, again whenever its parameters change; undefined while it loads or if it fails. */
export function useLookup<Answer>(query: string, params: QueryParams): Answer | undefined {
  const client = useClient({ apiVersion })
  const [answer, setAnswer] = useState<Answer>()
  const asked = JSON.stringify(params)
  useEffect(() => {
    const subscription = client
      .withConfig({ perspective: 'raw' })
      .observable.fetch<Answer>(query, JSON.parse(asked) as QueryParams)
      .subscribe({ next: setAnswer, error: () => setAnswer(undefined) })
    return () => subscription.unsubscribe()
  }, [client, query, asked])
  return answer
}
