/** The middle one of figures of any unit, to a tenth; 0 of none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other)
  return Math.round((sorted[sorted.length >> 1] ?? 0) * 10) / 10
}

/** By name, the median of each figure over its measurements, such as the visits of a page. */
export function mediansByName(found: ReadonlyMap<string, readonly Record<string, number>[]>) {
  const rows = [...found].map(([name, all]) => {
    const kinds = new Set(all.flatMap((each) => Object.keys(each)))
    const row = [...kinds].map((kind) => [kind, median(all.map((each) => each[kind] ?? 0))])
    return [name, Object.fromEntries(row)]
  })
  return Object.fromEntries(rows)
}
