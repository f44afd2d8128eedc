'use client'

import {
  type FocusEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

const CLOSE_AFTER_MS = 150
/** From here on menus lie side by side and open on hover; the same as the theme's `lg`. */
const WIDE = '(min-width: 64rem)'

const isWide = () => window.matchMedia(WIDE).matches

type Open = { id: string; by: 'hover' | 'press' }

/** Which one menu is open, and whether the small screen's drawer is. */
export function useMenus(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Open>()
  const [drawer, setDrawer] = useState(false)
  const timer = useRef<number>(undefined)

  const closeAll = useCallback(() => {
    window.clearTimeout(timer.current)
    setOpen(undefined)
    setDrawer(false)
  }, [])

  // A route that is kept alive must not come back with an open menu.
  useLayoutEffect(() => closeAll, [closeAll])

  const busy = open !== undefined || drawer
  useEffect(() => {
    if (!busy) return
    const leave = new AbortController()
    const outside = (target: EventTarget | null) =>
      target instanceof Node && !root.current?.contains(target)
    const options = { signal: leave.signal }
    document.addEventListener(
      'pointerdown',
      (event) => outside(event.target) && closeAll(),
      options,
    )
    document.addEventListener('focusin', (event) => outside(event.target) && closeAll(), options)
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        focusTrigger(root.current)
        closeAll()
      },
      options,
    )
    return () => leave.abort()
  }, [busy, closeAll, root])

  return {
    openId: open?.id,
    drawer,
    closeAll,
    toggleDrawer: () => {
      setOpen(undefined)
      setDrawer((was) => !was)
    },
    /** A press on a menu that hovering has opened keeps it; the next one closes it. */
    press: (id: string) =>
      setOpen((was) => (was?.id === id && was.by === 'press' ? undefined : { id, by: 'press' })),
    /** Focus that moves on closes a menu, but not in the drawer: what is pressed next would jump away. */
    blur: (event: FocusEvent) => {
      if (!event.relatedTarget || event.currentTarget.contains(event.relatedTarget)) return
      if (isWide()) setOpen(undefined)
    },
    enter: (event: PointerEvent, id: string) => {
      if (event.pointerType !== 'mouse' || !isWide()) return
      window.clearTimeout(timer.current)
      setOpen((was) => (was?.id === id ? was : { id, by: 'hover' }))
    },
    leave: (event: PointerEvent) => {
      if (event.pointerType !== 'mouse' || !isWide()) return
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setOpen(undefined), CLOSE_AFTER_MS)
    },
  }
}

/** Focus goes back to what opened the part that it is in, if it is in one. */
function focusTrigger(root: HTMLElement | null) {
  const inside = root?.contains(document.activeElement)
  if (!inside) return
  const trigger = isWide() ? 'button[data-menu][aria-expanded=true]' : 'button[data-drawer]'
  root?.querySelector<HTMLButtonElement>(trigger)?.focus()
}
