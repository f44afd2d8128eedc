/** The top of an axis for counts up to `most`: an even number of few digits, so that its half is a count, too. */
export function topOfScale(most: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(most)) - 1)
  const tops = STEPS.map((step) => step * power)
  return tops.find((top) => top >= most && top % 2 === 0) ?? 100 * power
}

const STEPS = [2, 4, 6, 8, 10, 12, 16, 20, 30, 40, 50, 60, 80, 100]
