'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import {
  perspectiveChangeAction,
  variantChangeAction,
} from 'next-sanity/visual-editing/server-actions'
import { useCallback, useEffect, useState } from 'react'
import { leaveDraftModeHref } from '@/lib/routes'

/** Click-to-edit, live refresh, and a way out. */
export function EditorTools() {
  return (
    <>
      <DraftModeBar />
      <ClickToEdit />
    </>
  )
}

/** How long Presentation shows that it is refreshing, in ms; the router does not report when it is done. */
const REFRESH_TAKES = 1000

/** Links each text to its field in the Studio and refreshes after every change there. */
function ClickToEdit() {
  const router = useRouter()
  // Presentation announces each mutation, so the browser needs no token and no listener of its own.
  const refresh = useCallback(() => {
    router.refresh()
    return new Promise<void>((resolve) => setTimeout(resolve, REFRESH_TAKES))
  }, [router])
  return (
    <VisualEditing
      refresh={refresh}
      onPerspectiveChange={perspectiveChangeAction}
      onVariantChange={variantChangeAction}
    />
  )
}

/** A notice of draft mode; inside Presentation the Studio shows its own. */
function DraftModeBar() {
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
