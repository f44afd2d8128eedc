import { OnTouch } from '@/pictures/on-touch'
import { chips, exchangeFor, FIRST_CHIP, SAMPLE_COUNT } from '@/pictures/screening-bench/answers'
import { BenchInputs } from '@/pictures/screening-bench/bench-inputs'
import { BenchResult } from '@/pictures/screening-bench/bench-result'
import { PhoneFold } from '@/ui/phone-fold'

const first = chips[FIRST_CHIP]

/**
 * A screening to be tried: inputs, what follows from them, and the answer; wide, side by side. Each text that changes
 * has room for its longest, so that nothing moves when the answer changes.
 */
export function ScreeningBench() {
  return (
    <OnTouch part="screening-bench" className="@container accent-ink">
      <div className="overflow-hidden bg-white text-small text-ink-soft shadow-panel sm:rounded-md @4xl:flex @4xl:flex-wrap">
        <p className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3 @4xl:basis-full @4xl:px-6">
          <span className="font-semibold text-ink">Screening bench</span>
          <span className="text-right text-micro">Invented · {SAMPLE_COUNT} addresses</span>
        </p>
        <div className="min-w-0 grow basis-1/4 flex-col border-line noscript:hidden @4xl:flex @4xl:border-r">
          <BenchInputs />
        </div>
        <div className="flex min-w-0 grow basis-1/4 flex-col justify-between">
          <BenchResult />
        </div>
        <div className="on-night min-w-0 grow basis-1/4 bg-night px-4 @4xl:px-6 [&_summary]:border-0">
          <PhoneFold label="The API call and its answer">
            <pre
              data-answer
              className="py-4 font-mono text-[0.75rem] leading-[1.45] text-on-night @4xl:py-6"
              style={{ whiteSpace: 'pre-wrap', minHeight: 'calc(24lh + 2rem)' }}
            >
              {first && exchangeFor(first)}
            </pre>
          </PhoneFold>
        </div>
      </div>
      <p role="status" data-told className="sr-only" />
    </OnTouch>
  )
}
