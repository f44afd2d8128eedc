import { type RefObject, useLayoutEffect } from 'react'

const AIR = 16

/**
 * Keeps what lies at the bottom edge from covering anything for good: the page ends above it, and what takes the focus
 * scrolls clear of it. Nothing that is in view moves.
 */
export function useRoomBelow(cover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const page = document.documentElement.style
    const body = document.body.style
    const observer = new ResizeObserver(() => {
      const height = cover.current?.offsetHeight ?? 0
      page.scrollPaddingBottom = `${height + AIR}px`
      body.marginBottom = `${height}px`
    })
    if (cover.current) observer.observe(cover.current)
    return () => {
      observer.disconnect()
      page.scrollPaddingBottom = ''
      body.marginBottom = ''
    }
  }, [cover])
}
