/** How guides are found. The first look is the default. */
export const guideIndexLooks = [
  { title: 'A search in one area', value: 'search' },
  { title: 'Lists by topic', value: 'topics' },
]
