/** The ground that a band stands on. */
export const tones = [
  { title: 'Paper (light)', value: 'paper' },
  { title: 'Ink (dark)', value: 'ink' },
]
