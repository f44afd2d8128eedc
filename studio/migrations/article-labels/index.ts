import { at, defineMigration, unset } from 'sanity/migrate'

const LABELS = [
  'allLabel',
  'searchLabel',
  'searchButton',
  'loadMoreLabel',
  'emptyTitle',
  'emptyText',
  'clearLabel',
  'countText',
  'libraryNote',
  'archivesTitle',
  'tagsTitle',
  'buttonLabel',
  'pageSize',
]

/** Removes the labels of article lists, which are in the site's code now. */
export default defineMigration({
  title: 'Article lists without labels',
  filter: 'count(sections[_type == "articleIndex"]) > 0',
  migrate: {
    object(section) {
      if (section._type !== 'articleIndex') return []
      return LABELS.filter((label) => label in section).map((label) => at(label, unset()))
    },
  },
})
