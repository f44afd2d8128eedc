import { ComposeIcon } from '@sanity/icons/Compose'
import { SearchIcon } from '@sanity/icons/Search'

/** The tabs of every document that has an address. */
export const documentGroups = [
  { name: 'content', title: 'Content', icon: ComposeIcon, default: true },
  { name: 'seo', title: 'Search and sharing', icon: SearchIcon },
]
