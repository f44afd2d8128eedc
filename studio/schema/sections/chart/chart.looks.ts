/** How the site draws a chart's figures. */
export const chartLooks = [
  { title: 'Bars: compare names', value: 'bars' },
  { title: 'Columns: a few points in time', value: 'columns' },
  { title: 'Line: many points in time', value: 'line' },
  { title: 'Share: parts of a whole', value: 'share' },
  { title: 'Meters: each value against its limit', value: 'meters' },
]

/** One of them, as the checks know it. */
export type ChartKind = 'bars' | 'columns' | 'line' | 'share' | 'meters'

/** The ground that a chart stands on. */
export const chartTones = [
  { title: 'Paper (light)', value: 'paper' },
  { title: 'Sunk (a shade darker)', value: 'sunk' },
  { title: 'Ink (dark)', value: 'ink' },
]
