'use client'

import { lazy, Suspense } from 'react'

// Every first load contains this; the tools load for editors only.
const EditorTools = lazy(async () => {
  const { EditorTools } = await import('@/site/draft-mode/editor-tools')
  return { default: EditorTools }
})

/** The tools of draft mode. */
export function LazyEditorTools() {
  return (
    <Suspense>
      <EditorTools />
    </Suspense>
  )
}
