/** How a page opens. */
export const heroLooks = [
  { title: 'Picture beside the text', value: 'picture' },
  { title: 'Plain: wide type, no picture', value: 'plain' },
  { title: 'Ledger: figures large below', value: 'ledger' },
]
