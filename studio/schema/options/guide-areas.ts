/** Where guides live; the first part of their addresses says the same. */
export const guideAreas = [
  { title: 'Documentation', value: 'documentation' },
  { title: 'Support centre', value: 'support' },
]
