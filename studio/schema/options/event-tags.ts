/** What the label of an event says. */
export const eventTags = [
  { title: 'Live', value: 'LIVE' },
  { title: 'Upcoming', value: 'UPCOMING' },
  { title: 'Workshop', value: 'WORKSHOP' },
]
