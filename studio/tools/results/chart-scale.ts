/** The top of an axis for counts up to `most`: an even number of few digits, so that its half is a count, too. */
export function topOfScale(most: number): number {
  if (most <= 2) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  const steps = [1, 2, 4, 6, 8, 10].map((step) => step * power)
  const top = steps.find((step) => step >= most) ?? 10 * power
  return top % 2 === 0 ? top : top + 1
}
