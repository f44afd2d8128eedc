'use client'

import dynamic from 'next/dynamic'

// Every page may hold every section, so what sections import for the browser comes with every page. These controls are
// on one or two pages each, and come with those only.

export const Calculator = dynamic(() =>
  import('@/sections/plans/calculator').then(({ Calculator }) => Calculator),
)
export const GuideSearchForm = dynamic(() =>
  import('@/sections/guide-index/guide-search-form').then(({ GuideSearchForm }) => GuideSearchForm),
)
