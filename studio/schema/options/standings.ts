/** Where an indicator stands against its limit. */
export const standings = [
  { title: 'Within appetite', value: 'within' },
  { title: 'Watch', value: 'watch' },
  { title: 'Outside appetite', value: 'outside' },
]
