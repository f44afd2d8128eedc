/** What stands around charts and figures. */
export const chartTexts = {
  source: (source: string) => `Source: ${source}`,
  period: 'Period',
  item: 'Item',
  comparison: 'Comparison',
  note: 'Note',
}
