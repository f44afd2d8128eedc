import { useEffectEvent, useLayoutEffect } from 'react'

/** Tells when the page is left. Both Next and the browser may keep it, hidden, and show it again as it was. */
export function useLeaving(leave: () => void) {
  const onLeave = useEffectEvent(leave)
  useLayoutEffect(() => {
    const left = () => onLeave()
    window.addEventListener('pagehide', left)
    return () => {
      window.removeEventListener('pagehide', left)
      left()
    }
  }, [])
}
