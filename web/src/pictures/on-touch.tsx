'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { failureTexts } from '@/lib/texts'
import { whenIdle } from '@/lib/when-idle'

type Part = {
  /** Makes the controls work; returns what ends that. `runs`: nobody has touched it, it may show what it does. */
  operate: (part: HTMLElement, runs: boolean) => () => void
}

const parts = {
  'case-player': (): Promise<Part> => import('@/pictures/case-2041/play-case'),
  'screening-bench': (): Promise<Part> => import('@/pictures/screening-bench/run-bench'),
}

type OnTouchProps = {
  part: keyof typeof parts
  className: string
  /** It also loads when it is in the middle of the window, and the browser is idle. Not with reduced motion. */
  runs?: boolean
  children: ReactNode
}

/**
 * A picture with controls, whose code loads when a visitor first touches them. The controls keep what was chosen while
 * it loads; if it cannot be loaded, they go back and the picture stays.
 */
export function OnTouch({ part, className, runs = false, children }: OnTouchProps) {
  const root = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const listeners = new AbortController()
    const { signal } = listeners
    const inputs = [...element.querySelectorAll('input')]
    let loading = false
    let isTouched = false
    let pressed: HTMLElement | null | undefined
    let end: (() => void) | undefined

    const load = async () => {
      if (loading || signal.aborted) return
      loading = true
      setFailed(false)
      try {
        const { operate } = await inTime(parts[part]())
        if (signal.aborted) return
        listeners.abort()
        end = operate(element, !isTouched)
        pressed?.click()
      } catch {
        if (isTouched) {
          for (const input of inputs) {
            input.value = input.defaultValue
            input.checked = input.defaultChecked
          }
          setFailed(true)
        }
      }
      loading = false
    }

    const touch = ({ target, type }: Event) => {
      if (type === 'click' && target instanceof Element) pressed = target.closest('button')
      isTouched = true
      void load()
    }

    for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
      element.addEventListener(type, touch, { signal })
    keepWhileScrolling(element)
    // It may have been touched before hydration.
    if (
      inputs.some(
        (each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked,
      )
    )
      touch(new Event('change'))
    if (runs && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      // Whoever follows a link to the picture wants to see it run: as after a press on its button.
      if (`#${element.closest('[id]')?.id}` === location.hash)
        element.querySelector('button')?.click()
      else
        whenInMiddle(element, signal, () => {
          // A pointer that rests on it may be about to press.
          if (!element.matches(':hover, :focus-within')) void load()
        })
    }
    return () => {
      listeners.abort()
      end?.()
    }
  }, [part, runs])

  return (
    <div ref={root} data-part={part} className={className}>
      {children}
      <p role="status" className="px-5 text-small font-semibold">
        {failed && `The picture cannot be operated now. ${failureTexts.connection}`}
      </p>
    </div>
  )
}

/**
 * A finger that scrolls the page moves a slider before the browser knows that it scrolls: it goes back. Properties, which
 * are set anew when the effect runs again: there is nothing to end.
 */
function keepWhileScrolling(element: HTMLElement): void {
  let before = ''
  element.onpointerdown = ({ target }) => {
    if (isSlider(target)) before = target.value
  }
  element.onpointercancel = ({ target }) => {
    if (!isSlider(target)) return
    target.value = before
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

const isSlider = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.type === 'range'

/** In ms: for a look at the whole picture, and for the page to become usable. */
const BEFORE_RUN = 3000

/** Once the page has been loaded for a while and the browser is idle. */
function whenInMiddle(element: HTMLElement, signal: AbortSignal, then: () => void): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      // It may end after `signal`, after which nothing loads.
      const wait = () => setTimeout(() => whenIdle(then), BEFORE_RUN)
      if (document.readyState === 'complete') wait()
      else window.addEventListener('load', wait, { signal })
    },
    { rootMargin: '-45% 0px' },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}
