/** The drawings that stand for a recording. */
export const posters = [
  { title: 'A traced graph', value: 'graph' },
  { title: 'A queue of alerts', value: 'alerts' },
  { title: 'A story on a timeline', value: 'story' },
  { title: 'A call and its answer', value: 'call' },
  { title: 'Two people in conversation', value: 'talk' },
]
