import { useCallback, useEffect, useState } from 'react'

interface Reading<Value> {
  value?: Value | undefined
  error?: string | undefined
  /** Reads again, for example after a failed transaction. */
  again: () => void
}

/** Reads on mount; `read` must be memoized. */
export function useReading<Value>(read: () => Promise<Value>): Reading<Value> {
  const [state, setState] = useState<{ value?: Value; error?: string }>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt reads again.
  useEffect(() => {
    let isCurrent = true
    read().then(
      (value) => isCurrent && setState({ value }),
      (error: unknown) => isCurrent && setState({ error: explainError(error) }),
    )
    return () => {
      isCurrent = false
    }
  }, [read, attempt])
  const again = useCallback(() => setAttempt((before) => before + 1), [])
  return { ...state, again }
}

/** A task of several transactions that stopped between two of them; the message says what is done. */
export class PartlyDone extends Error {}

/** An error message for the editor. */
export function explainError(error: unknown): string {
  if (error instanceof PartlyDone) return error.message
  const message = error instanceof Error ? error.message : String(error)
  if (/revision|already exists/.test(message)) {
    return 'Somebody changed one of these documents in the meantime, so nothing was done. The list is up to date now: check it and try again.'
  }
  if (/references/.test(message)) {
    return 'Another document now uses this one, so nothing was done. The list is up to date now: check it and try again.'
  }
  if (/Failed to fetch|NetworkError|Load failed/.test(message)) {
    return 'Nothing was done, since the content API does not answer. Check your connection and try again.'
  }
  if (/resulted in HTTP 5/.test(message)) {
    return 'The content API has failed. Try again in a minute. If you changed something, look first whether it was stored.'
  }
  return `Nothing was done: ${message}`
}
