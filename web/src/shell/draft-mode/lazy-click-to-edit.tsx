'use client'

import { lazy } from 'react'

// Every page carries these lines; what they load is for editors alone.
export const LazyClickToEdit = lazy(async () => {
  const { ClickToEdit } = await import('@/shell/draft-mode/click-to-edit')
  return { default: ClickToEdit }
})
