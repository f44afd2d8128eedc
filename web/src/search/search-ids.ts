// A file of its own: what opens the search is in another chunk than its dialog.

/** The id of the dialog, which is in the HTML of every page with a search button. */
export const SEARCH_DIALOG = 'site-search'

/** The id of the list of results in it. */
export const SEARCH_LIST = 'site-search-list'
