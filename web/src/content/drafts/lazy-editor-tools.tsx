'use client'

import { lazy, Suspense } from 'react'
import type { EditorToolsProps } from '@/content/drafts/editor-tools'

// In every first load; the tools load for editors only.
const EditorTools = lazy(async () => {
  const { EditorTools } = await import('@/content/drafts/editor-tools')
  return { default: EditorTools }
})

export function LazyEditorTools(props: EditorToolsProps) {
  return (
    <Suspense>
      <EditorTools {...props} />
    </Suspense>
  )
}
