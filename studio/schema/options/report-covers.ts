/** What is drawn on the cover of a report. */
export const reportCovers = [
  { title: 'Flows that meet at few points', value: 'flows' },
  { title: 'Tiles, some sold in a circle', value: 'tiles' },
  { title: 'Pools of four sizes', value: 'pools' },
  { title: 'Meridians', value: 'meridians' },
]
