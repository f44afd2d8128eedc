/** Every row of a table has as many cells as its head. */
export function checkSameWidth(rows: unknown): true | string {
  if (!Array.isArray(rows)) return true
  const widths = rows.map((row: { cells?: unknown[] }) => row.cells?.length ?? 0)
  const wrong = widths.findIndex((width) => width !== widths[0])
  if (wrong < 1) return true
  return `Row ${wrong + 1} has ${widths[wrong]} cells, the head has ${widths[0]}.`
}
