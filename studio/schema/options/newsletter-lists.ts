/** The mailing lists that a visitor can join on a page. */
export const newsletterLists = [
  { title: 'Blog', value: 'blog' },
  { title: 'News', value: 'news' },
  { title: 'Events', value: 'events' },
]
