/** The two places in which articles are published. */
export const articleAreas = [
  { title: 'Blog', value: 'blog' },
  { title: 'News', value: 'news' },
]
