import { useEffect, useState } from 'react'
import { useClient, useEditState } from 'sanity'
import { apiVersion } from '../env'
import { type Content, publicHistory } from '../schema/validation/public-history'

/** What was published under an id, the newest first; until the history is read, what is published now. */
export function usePublicHistory(id: string, type: string): readonly Content[] {
  const client = useClient({ apiVersion })
  const { published } = useEditState(id, type)
  const [read, setRead] = useState<{ id: string; history: readonly Content[] }>()
  const revision = published?._rev
  // biome-ignore lint/correctness/useExhaustiveDependencies: each publishing adds to the history.
  useEffect(() => {
    let isLeft = false
    publicHistory(client, id).then(
      (history) => isLeft || setRead({ id, history }),
      // The form works without it.
      () => {},
    )
    return () => {
      isLeft = true
    }
  }, [client, id, revision])
  const known = read?.id === id ? read.history : []
  return published ? [published, ...known] : known
}
