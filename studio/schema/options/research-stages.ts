/** How far an unpublished report has come, nearest to print first. */
export const researchStages = [
  { title: 'In Progress', value: 'In Progress' },
  { title: 'Research Phase', value: 'Research Phase' },
  { title: 'Planning', value: 'Planning' },
]
