/** What the list of articles says while visitors search and filter it. */
export const articleListTexts = {
  categories: 'Categories',
  loading: 'Loading articles…',
  failed: 'The articles could not be loaded.',
}
