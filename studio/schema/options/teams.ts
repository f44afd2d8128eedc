/** The groups in which the site names people. */
export const teams = [
  { title: 'Executive team', value: 'executive' },
  { title: 'Senior leadership', value: 'senior' },
  { title: 'Advisory board', value: 'advisory' },
  { title: 'Staff', value: 'staff' },
]
