import { type Report, type Score, scores, survivors, testScores } from './score.ts'

/** Number of survivors that fit on a screen. */
const SHOWN = 40

/** Prints scores and survivors of a report, all survivors if `all`; with `times` (ms by test file) also the tests. */
export function printReport(report: Report, all: boolean, times?: Map<string, number>): void {
  console.log('\n score  mutants  killed  not reached')
  for (const score of scores(report)) console.log(scoreLine(score))

  const alive = survivors(report)
  if (alive.length > 0) console.log(`\n${alive.length} not killed (-: no test reaches it)`)
  for (const { covered, place, mutator, change } of all ? alive : alive.slice(0, SHOWN)) {
    console.log(`${covered ? ' ' : '-'} ${place} ${mutator}: ${change}`)
  }
  if (!all && alive.length > SHOWN) console.log(`  … ${alive.length - SHOWN} more (--all)`)

  if (!times) return
  console.log('\n alone  kills  seconds  test file')
  for (const { file, alone, kills, ms } of testScores(report, times)) {
    console.log(
      `${column(alone, 6)} ${column(kills, 6)} ${column((ms / 1000).toFixed(1), 8)}  ${file}`,
    )
  }
}

function scoreLine({ name, mutants, killed, uncovered }: Score): string {
  const percent = mutants ? ((100 * killed) / mutants).toFixed(1) : '-'
  const indent = name.endsWith('/') || name === 'All' ? '' : '  '
  const figures = [column(percent, 6), column(mutants, 8), column(killed, 7), column(uncovered, 12)]
  return `${figures.join(' ')}  ${indent}${name}`
}

const column = (value: string | number, width: number) => String(value).padStart(width)
