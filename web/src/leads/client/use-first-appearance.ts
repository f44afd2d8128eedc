import { useState, useSyncExternalStore } from 'react'

/** When a form first stood before its visitor, as `performance.now()` counts: with its page, if it came in the page's HTML. */
export function useFirstAppearance(): number {
  const inHtml = useSyncExternalStore(watchNothing, notInHtml, isInHtml)
  const [appearedAt] = useState(() => (inHtml ? 0 : performance.now()))
  return appearedAt
}

const watchNothing = () => () => {}
const notInHtml = () => false
const isInHtml = () => true
