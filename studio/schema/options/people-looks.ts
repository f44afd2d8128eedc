/** How much room each person gets. */
export const peopleLooks = [
  { title: 'Portraits: large, with biographies', value: 'portraits' },
  { title: 'Compact: a small portrait and what to ask them', value: 'compact' },
  { title: 'Roster: a ruled list by role', value: 'roster' },
]
