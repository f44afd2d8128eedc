import { useEffect, useState } from 'react'
import { type QueryParams, useClient } from 'sanity'
import { apiVersion } from '../../env'

/** The result of a query, refreshed when its parameters change; undefined while it loads or after an error. */
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
