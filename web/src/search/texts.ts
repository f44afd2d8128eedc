/** What the search dialog and the search page say. */
export const searchTexts = {
  title: 'Search',
  label: 'What are you looking for?',
  dialog: 'Search this site',
  placeholder: 'Search products, guides, reports…',
  close: 'Close',
  earlier: 'Recent',
  suggestions: 'Suggestions',
  loading: 'Loading…',
  failed: 'The search could not be loaded.',
  list: 'Results',
  results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  onPage: (count: number) => (count === 1 ? 'Show it on a page' : `Show all ${count} results`),
  nothing: (query: string) => `Nothing found for “${query}”.`,
}
