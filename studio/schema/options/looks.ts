/** How much a button asks for attention. */
export const looks = [
  { title: 'Primary: the one thing to do here', value: 'primary' },
  { title: 'Secondary: beside a primary one', value: 'secondary' },
  { title: 'Quiet: a text link with an arrow', value: 'quiet' },
]
