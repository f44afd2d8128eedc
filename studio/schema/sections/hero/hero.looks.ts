/** How a page opens. The first look is the default. */
export const heroLooks = [
  { title: 'Picture beside the text', value: 'picture' },
  { title: 'Plain: wide type, no picture', value: 'plain' },
  { title: 'Ledger: figures large below', value: 'ledger' },
]
