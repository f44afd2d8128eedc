'use client'

import dynamic from 'next/dynamic'

/** Loaded by the pages that show tabs: an island that a section names is otherwise in every page's first load. */
export const LazyCodeTabs = dynamic(() =>
  import('@/ui/code/code-tabs').then(({ CodeTabs }) => CodeTabs),
)
