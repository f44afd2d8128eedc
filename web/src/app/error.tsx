'use client'

import { useEffect, useRef } from 'react'
import { homeHref } from '@/lib/routes'
import { Container } from '@/ui/band'
import { buttonClass } from '@/ui/button'

/**
 * Takes the place of the whole page, and with it the focus. Its words stand here, not in the content: what failed may
 * be the reading of content.
 */
export default function UnexpectedError({ retry }: { retry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main>
      <Container className="py-band">
        <h1 ref={heading} tabIndex={-1} className="title-l text-ink outline-none">
          Unexpected Application Error!
        </h1>
        <p className="mt-4 text-lead text-ink-soft">
          Something went wrong on our side. Please try again in a moment.
        </p>
        <div className="mt-8 flex flex-wrap gap-4">
          <button type="button" onClick={retry} className={buttonClass('primary')}>
            Try again
          </button>
          {/* A full load: whatever state broke the page is gone then. */}
          <a href={homeHref()} className={buttonClass('secondary')}>
            Back to the home page
          </a>
        </div>
      </Container>
    </main>
  )
}
