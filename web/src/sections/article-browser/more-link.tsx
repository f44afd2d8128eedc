'use client'

import clsx from 'clsx'
import type { MouseEvent, ReactNode } from 'react'
import { articleListHref } from '@/routes/article-list'
import { useBrowsing } from '@/sections/article-browser/browsing-context'
import { buttonClass } from '@/ui/button'

type MoreLinkProps = {
  /** How many pages there will be. */
  page: number
  /** How many articles there are now. */
  shown: number
  busy?: boolean
  children: ReactNode
}

/** Makes the list longer; focus then goes to the first article that was not there before. */
export function MoreLink({ page, shown, busy = false, children }: MoreLinkProps) {
  const { area, filter, prepare, go } = useBrowsing()
  const longer = { ...filter, page }

  function more(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    if (!busy) go(longer, { kind: 'more', shown })
  }

  return (
    <a
      href={articleListHref(area, longer)}
      aria-disabled={busy || undefined}
      className={buttonClass(
        'secondary',
        clsx('wrap-anywhere', busy && 'cursor-progress opacity-60'),
      )}
      onClick={more}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {children}
    </a>
  )
}
