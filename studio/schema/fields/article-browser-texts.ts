import { defineField } from 'sanity'

const label = (name: string, title: string, initialValue: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'string',
    fieldset: 'texts',
    initialValue,
    ...(description && { description }),
    validation: (rule) => rule.required().error('This must say something.'),
  })

/** What the article list says: on its controls, and when there is little or nothing to show. */
export const articleBrowserTexts = [
  label('allLabel', 'All articles', 'All Articles'),
  label('searchLabel', 'Search box', 'Search articles'),
  label('searchButton', 'Search button', 'Search'),
  label('loadMoreLabel', 'Load more', 'Load More Articles'),
  label('emptyTitle', 'Nothing found', 'Nothing here matches that'),
  label('emptyText', 'What to do then', 'Try fewer words, or look through everything.'),
  label('clearLabel', 'Way back to everything', 'Show all articles'),
  label(
    'countText',
    'Share of the library',
    '{open} of {all} are open to read',
    'For categories and months. {open} and {all} become the numbers.',
  ),
  label(
    'libraryNote',
    'What the counts mean',
    'Counts are of the whole library. Customers can read all of it.',
  ),
  label('archivesTitle', 'Title of the archives', 'Archives'),
  label('tagsTitle', 'Title of the tags', 'Popular tags'),
]
