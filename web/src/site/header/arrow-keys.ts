import type { KeyboardEvent } from 'react'

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Optional keys of the ARIA disclosure navigation pattern: left and right between menu buttons, up and down between
 * links of an open menu, Home and End to the first and last.
 */
export function moveByArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget, target } = event
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return
  const panel = target.closest('[data-panel]')
  const button = target.closest<HTMLButtonElement>('button[data-menu]')
  const goesIn = key === 'ArrowDown' && button?.getAttribute('aria-expanded') === 'true'
  const scope = goesIn ? button?.nextElementSibling : panel
  const stops = scope
    ? [...scope.querySelectorAll<HTMLElement>('a[href], button')]
    : [...currentTarget.querySelectorAll<HTMLElement>('button[data-menu]')]
  const last = stops.length - 1
  const at = stops.indexOf(target)
  if (!scope && (at < 0 || key === 'ArrowDown' || key === 'ArrowUp')) return
  const step = STEPS[key]
  const to = key === 'Home' ? 0 : key === 'End' ? last : step === undefined ? -1 : at + step
  const stop = stops[goesIn ? 0 : to]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
