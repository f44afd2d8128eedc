import type { Result } from './compare-versions.ts'

const LARGEST = 10

/** The console summary: totals, largest differences, failures and durations. */
export function describeResult(result: Result, page: string): string {
  const { different, failures, seconds } = result
  const lines = [
    '',
    totals(result),
    ...different
      .slice(0, LARGEST)
      .map(({ name, group, width, pixels, share }) =>
        [
          `${pixels.toLocaleString('en-US').padStart(12)} px`,
          percent(share).padStart(8),
          `  ${group} ${name}, ${width} px`,
        ].join(' '),
      ),
    ...(different.length > LARGEST ? [`  … and ${different.length - LARGEST} more`] : []),
    ...failures.map(
      ({ side, group, path, width, reason }) =>
        `! ${side}, ${group} ${path}, ${width} px: ${reason}`,
    ),
    ...(result.passedMidnight ? ['! It ran past midnight (UTC): dates may differ by a day.'] : []),
    Object.entries(seconds)
      .map(([phase, time]) => `${phase} ${time} s`)
      .join(', '),
    page,
  ]
  return lines.join('\n')
}

/** Such as "3 differ, 1 is new, 0 are gone, 400 are the same". */
export function totals({ different, same, ...result }: Result): string {
  const are = (count: number) => `${count} ${count === 1 ? 'is' : 'are'}`
  const differ = `${different.length} ${different.length === 1 ? 'differs' : 'differ'}`
  return `${differ}, ${are(result.new.length)} new, ${are(result.gone.length)} gone, ${are(same)} the same`
}

/** A share as text, such as "4.2 %". */
export function percent(share: number): string {
  const value = share * 100
  return value > 0 && value < 0.01 ? '< 0.01 %' : `${value.toFixed(value < 1 ? 2 : 1)} %`
}
