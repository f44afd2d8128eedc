'use client'

import { useRouter } from 'next/navigation'
import { VisualEditing } from 'next-sanity/visual-editing/client-component'
import {
  perspectiveChangeAction,
  variantChangeAction,
} from 'next-sanity/visual-editing/server-actions'
import { useCallback } from 'react'

/** In ms. How long Presentation shows that it is refreshing; the router does not say when it is done. */
const REFRESH_TAKES = 1000

/** Links each text to its field in the Studio, and shows every change that is made there. */
export function ClickToEdit() {
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
