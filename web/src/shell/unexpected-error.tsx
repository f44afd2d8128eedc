'use client'

import { useEffect, useRef } from 'react'
import { homeHref } from '@/routes/hrefs'
import { buttonClass } from '@/ui/button'
import { Container } from '@/ui/container'

// The words stand here, not in the content: what failed may be the reading of content.
const TITLE = 'Unexpected Application Error!'

/** Takes the place of the whole page, and with it the focus and the title of the window. */
export function UnexpectedError({ retry }: { retry: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const before = document.title
    document.title = TITLE
    return () => {
      if (document.title === TITLE) document.title = before
    }
  }, [])
  return (
    <main>
      <Container className="py-band">
        <h1 ref={heading} tabIndex={-1} className="title-l text-ink outline-none">
          {TITLE}
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
