import { useCallback, useEffect, useState } from 'react'

interface Reading<Value> {
  value?: Value | undefined
  error?: string | undefined
  /** Reads again, such as after a failed transaction. */
  again: () => void
}

/** Reads when a dialog opens; `read` must be memoized. */
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

/** What an editor should know about a failed request. */
export function explainError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  if (/revision/.test(message)) {
    return 'Somebody has changed one of these documents meanwhile, so nothing was done. The list is up to date now: check it and try again.'
  }
  if (/references/.test(message)) {
    return 'Another document has come to use this one meanwhile, so nothing was done. The list is up to date now: check it and try again.'
  }
  return `Nothing was done: ${message}`
}
