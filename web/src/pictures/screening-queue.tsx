import { samples } from '@/pictures/samples'
import {
  defaults,
  printed,
  recount,
  type Verdict,
  verdictOf,
} from '@/pictures/screening-bench/sample-day'
import { Sheet, VerdictTag } from '@/pictures/sheet'

const { payroll, clean, ransomware, gambling, saver, mixer, sanctioned, newcomer, guideSanctions } =
  samples
const transfers = [
  payroll,
  ransomware,
  clean,
  gambling,
  saver,
  sanctioned,
  mixer,
  newcomer,
  guideSanctions,
]

const bars: Record<Verdict, string> = {
  PASSED: 'bg-safe',
  REVIEW: 'bg-lantern',
  BLOCKED: 'bg-risk',
}
const day = Object.entries(recount(defaults)).reverse()

/** A queue of screened transfers, and how its day stands. */
export function ScreeningQueue() {
  return (
    <Sheet
      title="Screening queue"
      aside="47 ms average"
      description="A queue of nine transfers with their risk scores: three PASSED, three are in REVIEW, and three are BLOCKED. Below, the day: almost all PASSED."
    >
      <ul className="grid grow">
        {transfers.map(({ address, score, matched, moved }) => {
          const verdict = verdictOf({ score, matched }, defaults)
          return (
            <li
              key={address}
              className={`flex flex-wrap items-center justify-between gap-x-3 border-b border-line px-4 py-2.5 tabular max-sm:nth-[n+5]:hidden sm:grid sm:grid-cols-[7.5rem_1fr_7rem_5rem] ${verdict === 'BLOCKED' ? 'bg-risk-wash/50' : ''}`}
            >
              <span className="font-mono text-ink max-sm:text-micro">{address}</span>
              <span className="text-right max-sm:grow">
                <span className="text-micro text-ink-mute max-lg:hidden">{moved.direction} </span>
                {moved.amount}
              </span>
              <span className="flex items-center gap-3">
                <span className="h-1.5 w-full rounded-full bg-paper-deep max-sm:hidden">
                  <span
                    className={`block h-1.5 rounded-full ${bars[verdict]}`}
                    style={{ width: `${score}%` }}
                  />
                </span>
                <span className="w-5 shrink-0 text-right font-semibold text-ink">{score}</span>
              </span>
              <span className="text-right max-sm:w-17">
                <VerdictTag verdict={verdict} />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="grid grid-cols-3 gap-x-4 px-4 py-4 text-micro tabular">
        {day.map(([verdict, count]) => (
          <span key={verdict}>
            <span className="figure block text-[1.375rem] text-ink">{printed(count)}</span>
            {`${verdict} today`}
          </span>
        ))}
      </p>
    </Sheet>
  )
}
