/** Tags that set one plan of a list apart. */
export const planTags = [
  { title: 'POPULAR', value: 'POPULAR' },
  { title: 'RECOMMENDED', value: 'RECOMMENDED' },
]
