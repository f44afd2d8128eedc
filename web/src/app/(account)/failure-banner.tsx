'use client'
import { useEffect, useRef } from 'react'

type FailureBannerProps = { text: string | undefined; faults: number }

/** The error message of the whole form; each field has its own. */
export function FailureBanner({ text, faults }: FailureBannerProps) {
  const banner = useRef<HTMLParagraphElement>(null)
  // The pressed button may be a screen further down.
  useEffect(() => {
    if (text) banner.current?.focus()
  }, [text])
  return (
    <div role="alert">
      {text && (
        <p
          ref={banner}
          tabIndex={-1}
          className="mb-5 rounded-sm border border-risk bg-risk-wash px-4 py-3 text-small text-risk"
        >
          {text}
        </p>
      )}
      {/* A single invalid field has focus and shows its message. */}
      {faults > 1 && <p className="sr-only">{`${faults} fields need a look`}</p>}
    </div>
  )
}
