import { useEffect, useRef } from 'react'
import { buttonClass } from '@/ui/button'
import { PathMark } from '@/ui/marks'

type InlineSuccessProps = { title: string; text: string; onAgain: () => void }

/** Stands where the form stood, once it is on its way. */
export function InlineSuccess({ title, text, onAgain }: InlineSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <div role="status" className="rounded-lg border border-line bg-white p-8 lg:p-12">
      <PathMark className="mb-6 h-3 w-auto text-ink" />
      <h3 ref={heading} tabIndex={-1} className="title-l text-ink">
        {title}
      </h3>
      <p className="mt-3 max-w-prose">{text}</p>
      <button type="button" className={buttonClass('secondary', 'mt-8')} onClick={onAgain}>
        Write another message
      </button>
    </div>
  )
}
