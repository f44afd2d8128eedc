import clsx from 'clsx'
import { Check, Clock } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { buttonClass } from '@/ui/button'
import { DownloadLinks, NumberLine } from './after-sending'
import type { DownloadLink } from './send-submission'

type FormSuccessProps = {
  title: string
  text: string
  number: string | undefined
  email: string | undefined
  waits: boolean
  downloads: readonly DownloadLink[]
  closesAfterMs: number
  onClose: () => void
}

/** Replaces the form once its submission is sent or kept. */
export function FormSuccess({
  title,
  text,
  number,
  email,
  waits,
  downloads,
  closesAfterMs,
  onClose,
}: FormSuccessProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])

  // With something to download, or while the submission waits, only the visitor closes it.
  const stays = waits || downloads.length > 0
  const closeByItself = useEffectEvent(onClose)
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => closeByItself(), closesAfterMs)
    return () => clearTimeout(timer)
  }, [stays, closesAfterMs])

  return (
    <div className="flex flex-1 flex-col items-center justify-center px-5 py-12 text-center sm:px-8 sm:py-14">
      <span
        className={clsx(
          'grid size-16 place-items-center rounded-full',
          waits ? 'bg-lantern-wash text-lantern-deep' : 'bg-safe-wash text-safe',
        )}
      >
        {waits ? (
          <Clock size={32} strokeWidth={2.25} aria-hidden="true" />
        ) : (
          <Check size={32} strokeWidth={2.25} aria-hidden="true" />
        )}
      </span>
      <h3 ref={heading} tabIndex={-1} className="title-l mt-6 text-ink outline-none">
        {title}
      </h3>
      <p className="mt-3 max-w-md">{text}</p>
      <NumberLine number={number} email={email} className="mt-3" />
      <DownloadLinks downloads={downloads} className="mt-6 justify-center" />
      <button type="button" className={buttonClass('secondary', 'mt-8')} onClick={onClose}>
        Close
      </button>
    </div>
  )
}
