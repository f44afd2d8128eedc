import { BrowsingProvider } from '@/sections/article-browser/browsing-provider'
import { FilterLink } from '@/sections/article-browser/filter-link'
import { MoreLink } from '@/sections/article-browser/more-link'
import { Results } from '@/sections/article-browser/results'
import { SearchForm } from '@/sections/article-browser/search-form'

/** One file for a browser to fetch: five would carry what they share five times. */
export const islands = { BrowsingProvider, FilterLink, MoreLink, Results, SearchForm }
