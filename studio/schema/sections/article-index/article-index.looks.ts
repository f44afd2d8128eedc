/** How articles are shown: the first two list them all, the others show one. The first look is the default. */
export const articleIndexLooks = [
  { title: 'Cards with pictures, categories as large figures', value: 'cards' },
  { title: 'Ledger by date, categories as chips', value: 'ledger' },
  { title: 'One article beside its picture', value: 'picture' },
  { title: 'One article in large type with its date', value: 'type' },
]
