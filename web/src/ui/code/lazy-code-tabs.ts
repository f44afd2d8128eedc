'use client'

import { lazy } from 'react'

/** Loaded by the pages that show tabs: an island that a section names is otherwise in every page's first load. */
export const LazyCodeTabs = lazy(async () => {
  const { CodeTabs } = await import('@/ui/code/code-tabs')
  return { default: CodeTabs }
})
