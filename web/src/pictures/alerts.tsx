import clsx from 'clsx'
import { alertsOfOneHour } from '@/pictures/sample-alerts'
import { defaults, printed, recount, verdictOf } from '@/pictures/screening-bench/sample-day'
import { Sheet, VerdictTag } from '@/pictures/sheet'

const { BLOCKED, REVIEW, PASSED } = recount(defaults)
const raised = BLOCKED + REVIEW
const screened = raised + PASSED
const OPEN = 31

const toVerdict = (score: number) => verdictOf({ score, matched: false }, defaults)
const worst = [...alertsOfOneHour].sort((one, other) => other.score - one.score).slice(0, 4)

/** The worst of the open alerts, and how the day's queue stands. */
export function AlertFeed() {
  return (
    <Sheet
      title="Queue, in order of harm"
      aside={`${OPEN} open`}
      description={`A queue of alerts with score, reason, amount and status, the highest score first: two are BLOCKED, two in REVIEW. Of ${raised} alerts raised in a day, ${raised - OPEN} are closed and ${OPEN} open.`}
    >
      <ol>
        {worst.map(({ time, score, what, amount }, index) => (
          <li
            key={time}
            className={clsx(
              'grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3',
              index === 0 && 'bg-lantern-wash/60',
            )}
          >
            <span className="figure text-[1.375rem] text-ink">{score}</span>
            <span>
              <span className="block font-semibold text-ink">{what}</span>
              <span className="text-micro text-ink-mute tabular">{amount}</span>
            </span>
            <VerdictTag verdict={toVerdict(score)} />
          </li>
        ))}
      </ol>
      <p className="px-4 py-3 text-micro text-ink tabular">
        <span className="font-semibold">{`${raised} raised today: `}</span>
        {`${raised - OPEN} closed, ${OPEN} open, none overdue`}
      </p>
    </Sheet>
  )
}

const minutes = '342536254423653425367245314265382435624534256345264735243562'.split('').map(Number)
const START = 13 * 60 + 3
const lit = alertsOfOneHour.map(({ time }) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return hour * 60 + minute - START
})

const latest = alertsOfOneHour.slice(0, 3)

/** An hour of transfers as bars, its latest alerts, and the rule of the first one. */
export function AlertStream() {
  return (
    <Sheet
      title="Deposits and withdrawals"
      aside={`${printed(screened)} a day`}
      description="An hour of transfers, one bar for every minute, six of them lit, and the latest three alerts: a deposit, 61% from ransomware, two hops back, and a withdrawal to an address on a sanctions list, both BLOCKED; a withdrawal with gambling exposure in REVIEW. At the foot, the rule of the first."
    >
      <div className="bg-night px-4 pt-5">
        <svg viewBox="0 0 240 34" className="block h-auto w-full" aria-hidden="true">
          <path
            d={bars((index) => !lit.includes(index))}
            stroke="var(--color-night-dim)"
            strokeWidth="2"
          />
          <path
            d={bars((index) => lit.includes(index))}
            stroke="var(--color-lantern)"
            strokeWidth="2.6"
          />
        </svg>
        <p className="flex justify-between py-2 text-micro text-on-night-soft tabular">
          <span>13:03</span>
          <span>{`${lit.length} alerts in ${Math.round(screened / 24)} transfers`}</span>
          <span>14:03</span>
        </p>
      </div>
      <ul>
        {latest.map(({ time, rule, score, what, amount }, index) => (
          <li
            key={time}
            className={clsx(
              'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line border-l-4 px-4 py-3 last:border-b-0 sm:grid-cols-[4.5rem_1fr_auto_5rem] sm:items-center',
              index === 0 ? 'border-l-lantern bg-lantern-wash/60' : 'border-l-transparent',
            )}
          >
            <span className="text-micro text-ink-mute tabular max-sm:order-3">
              {time}
              <span className="sm:block"> {rule}</span>
            </span>
            <span className="font-semibold text-ink max-sm:order-1">{what}</span>
            <span className="text-right tabular max-sm:order-4">{amount}</span>
            <span className="text-right max-sm:order-2">
              <VerdictTag verdict={toVerdict(score)} />
            </span>
          </li>
        ))}
      </ul>
      <p className="border-t border-line px-4 py-3.5 font-mono text-micro leading-5 text-ink">
        <span className="text-ink-mute">R-07</span>{' '}
        <span>{'if ransomware.share >= 0.05 and hops <= 3'}</span>
        <br />
        <span>then</span> <span className="bg-lantern px-1">block</span>{' '}
        <span>and notify second line</span>
      </p>
    </Sheet>
  )
}

/** Up, down and on to the next minute: the same few strokes for all, which compress. */
function bars(chosen: (index: number) => boolean): string {
  const strokes = minutes.map((minute, index) => {
    const height = Math.round(4 + minute * 3.6)
    return chosen(index) ? `v-${height}v${height}m4 0` : 'm4 0'
  })
  return `M2 34${strokes.join('')}`
}
