'use client'

import { lazy, Suspense } from 'react'

// Every page carries these lines; what they load is for editors alone.
const EditorTools = lazy(async () => {
  const { EditorTools } = await import('@/site/draft-mode/editor-tools')
  return { default: EditorTools }
})

/** What an editor gets on top of a page in draft mode. */
export function LazyEditorTools() {
  return (
    <Suspense>
      <EditorTools />
    </Suspense>
  )
}
