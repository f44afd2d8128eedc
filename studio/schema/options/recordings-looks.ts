/** How recordings are listed. */
export const recordingsLooks = [
  { title: 'List: one line each', value: 'list' },
  { title: 'Posters: a drawing each', value: 'posters' },
]
