import { useCallback, useEffect, useState } from 'react'
import { type Path, useClient, useSchema } from 'sanity'
import { describePlace } from '../../actions/describe-place'
import type { StoredDocument } from '../../actions/stored-document'
import { apiVersion } from '../../env'
import { readPlaces, readShown, type Shown, type UsedRow } from './read-places'
import type { Subject } from './subjects'

interface State {
  rows?: UsedRow[]
  /** Undefined while the pages are counted, and for a type. */
  shown?: Shown | 'unknown'
  progress?: { read: number; total: number }
  error?: string
}

/** Where something is used; `again` reads it again, and keeps what is shown until then. */
export function useFound(kind: Subject['kind'], value: string) {
  const client = useClient({ apiVersion })
  const schema = useSchema()
  const [state, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    const stop = new AbortController()
    const set = (change: (before: State) => State) => {
      if (!stop.signal.aborted) setState(change)
    }
    const { signal } = stop
    const read = async () => {
      const { rows, naming } = await readPlaces(
        client,
        { kind, value },
        {
          describe: (document: StoredDocument, path: Path) =>
            describePlace(schema.get(document._type), document, path),
          onProgress: (read, total) => set((before) => ({ ...before, progress: { read, total } })),
          signal,
        },
      )
      set(() => ({ rows }))
      if (kind === 'type') return
      // The list is useful without the pages.
      const shown = await readShown(client, naming, signal).catch(() => 'unknown' as const)
      set(() => ({ rows, shown }))
    }
    read().catch((error: unknown) =>
      set(() => ({ error: error instanceof Error ? error.message : 'unknown reason' })),
    )
    return () => stop.abort()
  }, [client, schema, kind, value, attempt])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...state, again }
}
