/** What the rules did with a transfer. */
export const alertLabels = [
  { title: 'BLOCKED', value: 'BLOCKED' },
  { title: 'REVIEW', value: 'REVIEW' },
]
