/** The ground that a chart stands on. */
export const chartTones = [
  { title: 'Paper (light)', value: 'paper' },
  { title: 'Sunk (a shade darker)', value: 'sunk' },
  { title: 'Ink (dark)', value: 'ink' },
]
