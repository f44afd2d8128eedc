'use client'

import dynamic from 'next/dynamic'

/** Loaded by the pages that show code: an island that a section names is otherwise in every page's first load. */
export const LazyCopyCode = dynamic(() =>
  import('@/ui/code/copy-code').then(({ CopyCode }) => CopyCode),
)
