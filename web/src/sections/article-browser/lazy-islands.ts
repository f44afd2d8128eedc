'use client'

import dynamic from 'next/dynamic'

// Loaded by the blog and the news: an island that a section names is otherwise in every page's first load.

export const LazyBrowsingProvider = dynamic(() =>
  import('@/sections/article-browser/browsing-provider').then((island) => island.BrowsingProvider),
)

export const LazyFilterLink = dynamic(() =>
  import('@/sections/article-browser/filter-link').then((island) => island.FilterLink),
)

export const LazyMoreLink = dynamic(() =>
  import('@/sections/article-browser/more-link').then((island) => island.MoreLink),
)

export const LazyResults = dynamic(() =>
  import('@/sections/article-browser/results').then((island) => island.Results),
)

export const LazySearchForm = dynamic(() =>
  import('@/sections/article-browser/search-form').then((island) => island.SearchForm),
)
