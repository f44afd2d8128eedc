'use client'

import dynamic from 'next/dynamic'

// What sections import for the browser comes with every page; forms within a page are on few.

export const EnhancedForm = dynamic(() =>
  import('./enhanced-form').then(({ EnhancedForm }) => EnhancedForm),
)
export const PageFileField = dynamic(() =>
  import('./page-file-field').then(({ PageFileField }) => PageFileField),
)
export const PresetFields = dynamic(() =>
  import('./preset-fields').then(({ PresetFields }) => PresetFields),
)
