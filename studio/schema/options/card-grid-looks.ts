/** How a grid draws its cards. */
export const cardGridLooks = [
  { title: 'Plain', value: 'plain' },
  { title: 'Bordered', value: 'bordered' },
  { title: 'Tinted', value: 'tinted' },
  { title: 'List', value: 'list' },
]
