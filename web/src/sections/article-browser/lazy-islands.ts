'use client'

import { lazy } from 'react'

// Loaded by the blog and the news: an island that a section names is otherwise in every page's first load.
const load = async () => (await import('@/sections/article-browser/islands')).islands

export const LazyBrowsingProvider = lazy(async () => ({ default: (await load()).BrowsingProvider }))
export const LazyFilterLink = lazy(async () => ({ default: (await load()).FilterLink }))
export const LazyMoreLink = lazy(async () => ({ default: (await load()).MoreLink }))
export const LazyResults = lazy(async () => ({ default: (await load()).Results }))
export const LazySearchForm = lazy(async () => ({ default: (await load()).SearchForm }))
