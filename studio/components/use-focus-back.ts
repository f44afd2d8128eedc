import { useEffect, useState } from 'react'

/** Gives the focus back to the button that opened a dialog when it closes. Not for dialogs of a menu, which is gone. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus()
    },
    [opener],
  )
}
