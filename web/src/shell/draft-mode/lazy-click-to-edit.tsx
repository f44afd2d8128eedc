'use client'

import { lazy } from 'react'

// Every page carries this line; what it loads is for editors alone.
export const LazyClickToEdit = lazy(() => import('@/shell/draft-mode/click-to-edit'))
