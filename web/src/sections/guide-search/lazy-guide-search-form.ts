'use client'

import { lazy } from 'react'

/** Loaded by the pages that search guides: an island that a section names is otherwise in every page's first load. */
export const LazyGuideSearchForm = lazy(async () => {
  const { GuideSearchForm } = await import('@/sections/guide-search/guide-search-form')
  return { default: GuideSearchForm }
})
