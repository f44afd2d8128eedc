'use client'

import { lazy } from 'react'

/** The form, loaded by the pages that show one: an island that a section names is otherwise in every page's first load. */
export const LazyEnhancedForm = lazy(async () => {
  const { EnhancedForm } = await import('./enhanced-form')
  return { default: EnhancedForm }
})
