'use client'

import { useEffect, useState } from 'react'
import { leaveDraftModeHref } from '@/routes/hrefs'

/** Says that this is not what visitors see; inside Presentation, the Studio says so itself. */
export function DraftModeBar() {
  const [isOwnWindow, setIsOwnWindow] = useState(false)
  useEffect(() => setIsOwnWindow(window.self === window.top), [])
  if (!isOwnWindow) return null
  return (
    <p className="fixed bottom-4 left-4 z-50 rounded-md bg-ink px-4 py-2 text-paper shadow-card">
      You see unpublished changes. {/* No next/link: a prefetch would leave draft mode. */}
      <a href={leaveDraftModeHref()} className="underline">
        Show what visitors see
      </a>
    </p>
  )
}
