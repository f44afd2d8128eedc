/** What kind of stories are told. The first look is the default. */
export const storiesLooks = [
  { title: 'Customers: what they did, results in the margin', value: 'customers' },
  { title: 'Cases: worked through, move by move', value: 'cases' },
]
