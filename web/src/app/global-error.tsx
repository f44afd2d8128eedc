'use client'

import { useEffect, useRef } from 'react'
import { Document } from '@/app/document'

export default function GlobalError({ retry }: { retry: () => void }) {
  return (
    <Document>
      <title>Unexpected Application Error!</title>
      <UnexpectedError retry={retry} />
    </Document>
  )
}

/**
 * Replaces the whole page and takes the focus. Its texts are hard-coded, since reading content may have failed. Part of
 * every first load, so it imports none of our code.
 */
function UnexpectedError({ retry }: { retry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main className="mx-auto w-full max-w-[88rem] px-gutter py-band">
      <h1 ref={heading} tabIndex={-1} className="title-l text-ink outline-none">
        Unexpected Application Error!
      </h1>
      <p className="mt-4 text-lead text-ink-soft">
        Something went wrong on our side. Please try again in a moment.
      </p>
      <div className="mt-8 flex flex-wrap gap-4">
        <button type="button" onClick={retry} className="button button-primary">
          Try again
        </button>
        {/* Loads a new document, without the state that caused the error. */}
        <a href="/" className="button button-secondary">
          Back to the home page
        </a>
      </div>
    </main>
  )
}
