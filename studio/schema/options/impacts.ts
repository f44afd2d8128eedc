/** How much something matters, heaviest first. */
export const impacts = [
  { title: 'Critical', value: 'Critical' },
  { title: 'High', value: 'High' },
  { title: 'Medium', value: 'Medium' },
]
