/** What the label of a course says. */
export const courseBadges = [
  { title: 'Popular', value: 'POPULAR' },
  { title: 'New', value: 'NEW' },
]
