'use client'

import dynamic from 'next/dynamic'

/** The form, loaded by the pages that show one: an island that a section names is otherwise in every page's first load. */
export const LazyEnhancedForm = dynamic(() =>
  import('./enhanced-form').then(({ EnhancedForm }) => EnhancedForm),
)
