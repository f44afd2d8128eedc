'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { inTime } from '@/lib/in-time'
import { failureTexts } from '@/lib/texts'

const parts = {
  'case-player': () => import('@/pictures/case-2041/play-case'),
  'screening-bench': () => import('@/pictures/screening-bench/run-bench'),
}

type OnTouchProps = { part: keyof typeof parts; className: string; children: ReactNode }

/**
 * A picture with controls, whose code loads when a visitor first touches them. The controls keep what was chosen while
 * it loads; if it cannot be loaded, they go back and the picture stays.
 */
export function OnTouch({ part, className, children }: OnTouchProps) {
  const root = useRef<HTMLDivElement>(null)
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = root.current
    if (!element) return
    const listeners = new AbortController()
    let loading = false
    let pressed: HTMLElement | null | undefined
    let end: (() => void) | undefined

    async function touch({ target, type }: Event) {
      if (type === 'click' && target instanceof Element) pressed = target.closest('button')
      if (loading) return
      loading = true
      setFailed(false)
      try {
        const { operate } = await inTime(parts[part]())
        if (listeners.signal.aborted) return
        listeners.abort()
        end = operate(element as HTMLElement)
        pressed?.click()
      } catch {
        for (const input of element?.querySelectorAll('input') ?? []) {
          input.value = input.defaultValue
          input.checked = input.defaultChecked
        }
        setFailed(true)
      }
      loading = false
    }

    for (const type of ['pointerdown', 'focusin', 'keydown', 'click'])
      element.addEventListener(type, touch, { signal: listeners.signal })
    // It may have been touched before hydration.
    const inputs = [...element.querySelectorAll('input')]
    if (
      inputs.some(
        (each) => each.value !== each.defaultValue || each.checked !== each.defaultChecked,
      )
    )
      void touch(new Event('change'))
    return () => {
      listeners.abort()
      end?.()
    }
  }, [part])

  return (
    <div ref={root} data-part={part} className={className}>
      {children}
      <p role="status" className="col-span-full px-5 text-small font-semibold">
        {failed && `The picture cannot be operated now. ${failureTexts.connection}`}
      </p>
    </div>
  )
}
