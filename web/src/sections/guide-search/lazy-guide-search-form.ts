'use client'

import dynamic from 'next/dynamic'

/** Loaded by the pages that search guides: an island that a section names is otherwise in every page's first load. */
export const LazyGuideSearchForm = dynamic(() =>
  import('@/sections/guide-search/guide-search-form').then(
    ({ GuideSearchForm }) => GuideSearchForm,
  ),
)
