import { samples } from '@/pictures/samples'
import { defaults, type Verdict, verdictOf } from '@/pictures/screening-bench/sample-day'
import { Sheet, VerdictTag } from '@/pictures/sheet'

const { payroll, clean, ransomware, gambling, saver } = samples
const transfers = [payroll, clean, ransomware, gambling, saver]

const bars: Record<Verdict, string> = {
  PASSED: 'bg-safe',
  REVIEW: 'bg-lantern',
  BLOCKED: 'bg-risk',
}

/** A queue of screened transfers: most pass, one is blocked. */
export function ScreeningQueue() {
  return (
    <Sheet
      title="Transfers being screened"
      aside="47 ms on average"
      description="Five transfers with their risk scores: three PASSED, one is in REVIEW, and one, a deposit, is BLOCKED."
    >
      <ul className="grid grow auto-rows-fr">
        {transfers.map(({ address, score, matched, moved }) => {
          const verdict = verdictOf({ score, matched }, defaults)
          return (
            <li
              key={address}
              className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 max-sm:nth-[3n+2]:hidden sm:grid-cols-[7.5rem_1fr_8.5rem_5rem] ${verdict === 'BLOCKED' ? 'bg-risk-wash/50' : ''}`}
            >
              <span className="font-mono text-ink">{address}</span>
              <span className="text-right tabular">
                {moved.amount}
                <span className="block text-micro text-ink-mute">{moved.direction}</span>
              </span>
              <span className="flex items-center gap-3">
                <span className="h-1.5 w-full max-w-40 rounded-full bg-paper-deep">
                  <span
                    className={`block h-1.5 rounded-full ${bars[verdict]}`}
                    style={{ width: `${score}%` }}
                  />
                </span>
                <span className="w-6 shrink-0 text-right font-semibold text-ink tabular">
                  {score}
                </span>
              </span>
              <span className="text-right">
                <VerdictTag verdict={verdict} />
              </span>
            </li>
          )
        })}
      </ul>
    </Sheet>
  )
}
