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
/** From this width menus are side by side and open on hover; equals the theme's `lg`. */
const WIDE = '(min-width: 64rem)'

const isWide = () => window.matchMedia(WIDE).matches

type Open = { id: string; by: 'hover' | 'press' }

/** State of the open menu and of the drawer. */
export function useMenus(root: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState<Open>()
  const [drawer, setDrawer] = useState(false)
  const timer = useRef<number>(undefined)
  const hasLooked = useRef(false)

  const closeAll = useCallback(() => {
    window.clearTimeout(timer.current)
    setOpen(undefined)
    setDrawer(false)
  }, [])

  // Next keeps left pages alive and may show them again, which must not show an open menu.
  useLayoutEffect(() => closeAll, [closeAll])

  // Pressed or pointed at before this code ran.
  useEffect(() => {
    if (hasLooked.current) return
    hasLooked.current = true
    const find = (state: string) =>
      root.current?.querySelector<HTMLElement>(`:is([data-menu], [data-drawer])${state}`)
    const hasMouse = window.matchMedia('(hover: hover)').matches
    // A finger leaves `:hover` on what it pressed; Safari gives no focus to a button.
    const pressed = find(':focus:not(:focus-visible)') ?? (hasMouse ? undefined : find(':hover'))
    if (pressed) return pressed.click()
    const id = isWide() ? find(':hover')?.dataset.menu : undefined
    if (id) setOpen({ id, by: 'hover' })
  }, [root])

  // In the drawer, the section that closes above may move the opened one out of view.
  useLayoutEffect(() => {
    if (!open || isWide()) return
    root.current
      ?.querySelector('button[data-menu][aria-expanded=true]')
      ?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }, [open, root])

  // A tall cookie banner above the header would leave the drawer no room.
  useLayoutEffect(() => {
    const top = drawer && root.current?.parentElement?.getBoundingClientRect().top
    if (top) window.scrollBy({ top, behavior: 'instant' })
  }, [drawer, root])

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
    /** The first press on a menu opened by hover keeps it open; the next one closes it. */
    press: (id: string) =>
      setOpen((was) => (was?.id === id && was.by === 'press' ? undefined : { id, by: 'press' })),
    /** Closes a menu that loses focus, except in the drawer, where the layout would shift under the next press. */
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

/** Moves focus from inside a menu or the drawer to its button. */
function focusTrigger(root: HTMLElement | null) {
  const inside = root?.contains(document.activeElement)
  if (!inside) return
  const trigger = isWide() ? 'button[data-menu][aria-expanded=true]' : 'button[data-drawer]'
  root?.querySelector<HTMLButtonElement>(trigger)?.focus()
}
