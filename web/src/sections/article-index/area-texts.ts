import type { ArticleArea } from '@/lib/article-list-url'

// Not in `texts.ts`, which is part of most first loads.

type AreaTexts = {
  all: string
  read: string
  search: string
  emptyTitle: string
  emptyText: string
  clear: string
  library: string
  /** How many articles of a category or month visitors can read. */
  share: (open: number, all: number) => string
}

/** What the blog and the news say differently. */
export const areaTexts: Record<ArticleArea, AreaTexts> = {
  blog: {
    all: 'All Articles',
    read: 'Read the Article',
    search: 'Search articles',
    emptyTitle: 'No articles found',
    emptyText: 'Try fewer words, or choose a subject.',
    clear: 'Show all articles',
    library: 'The large figure counts the whole library. Customers can read all of it.',
    share: (open, all) => `${open} of ${all} are public; the others are in the customer library.`,
  },
  news: {
    all: 'All News',
    read: 'Read the Announcement',
    search: 'Search news',
    emptyTitle: 'No news found',
    emptyText: 'Try another word, or show all news.',
    clear: 'Show all news',
    library:
      'The number counts everything we sent that month, including notices to customers. The public items are here.',
    share: (open, all) => `${open} of ${all} are public. The rest went to customers only.`,
  },
}
