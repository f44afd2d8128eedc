/** How a list shows recordings or people. The first look is the default. */
export const documentListLooks = [
  { title: 'List: one line each', value: 'list' },
  { title: 'Cards: a small portrait, or a drawn poster, each', value: 'cards' },
  { title: 'Portraits: people large, with biographies', value: 'portraits' },
]
