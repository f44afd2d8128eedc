'use client'

import { lazy } from 'react'

/** Loaded by the pages that show code: an island that a section names is otherwise in every page's first load. */
export const LazyCopyCode = lazy(async () => {
  const { CopyCode } = await import('@/ui/code/copy-code')
  return { default: CopyCode }
})
