/** What a list of articles says while visitors search and filter it. */
export const articleListTexts = {
  categories: 'Categories',
  archives: 'Archives',
  archivesNote: 'Public items, of all in the customers’ library.',
  tags: 'Popular tags',
  search: 'Search',
  loadMore: 'Load More Articles',
  loading: 'Loading articles…',
  failed: 'The articles could not be loaded.',
}
