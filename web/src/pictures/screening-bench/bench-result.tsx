import { reasonFor } from '@/pictures/samples'
import { chips, FIRST_CHIP } from '@/pictures/screening-bench/answers'
import {
  BASE,
  band,
  columns,
  defaults,
  LISTED,
  pointer,
  printed,
  recount,
  type Verdict,
} from '@/pictures/screening-bench/sample-day'

const first = chips[FIRST_CHIP]
const counts = recount(defaults)
const total = printed(Object.values(counts).reduce((sum, count) => sum + count))

const colors: Record<Verdict, string> = {
  PASSED: 'var(--color-safe)',
  REVIEW: 'var(--color-lantern)',
  BLOCKED: 'var(--color-risk)',
}
const names = Object.keys(colors) as Verdict[]

/** What follows from the inputs: the verdict on the address, and a day under this policy. */
export function BenchResult() {
  return (
    <>
      <div
        data-ground
        className="bg-risk-wash p-4 @4xl:px-6"
        style={{ boxShadow: 'inset 0 4px var(--color-risk)' }}
      >
        <Score />
        <Gauge />
      </div>
      <Counts />
    </>
  )
}

function Score() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="shrink-0 text-micro">
        <span data-score className="figure mr-1.5 text-ink">
          {first?.score}
        </span>
        of 100
      </p>
      <p className="order-1 min-w-0 basis-full text-micro" style={{ minHeight: '3lh' }}>
        <span data-address className="font-mono">
          {first?.address}
        </span>
        <span data-reason className="block font-semibold text-ink">
          {first && reasonFor(first)}
        </span>
      </p>
      <p
        data-verdict
        className="ml-auto shrink-0 rounded-sm bg-risk px-2 py-0.5 font-semibold text-white forced-colors:border"
      >
        BLOCKED
      </p>
    </div>
  )
}

/** The day's screenings by score, the ruler of the verdicts, and the pointer at the score of the address. */
function Gauge() {
  return (
    <>
      <svg
        viewBox={`-8 0 416 ${BASE + 16}`}
        role="img"
        aria-label="A sample day’s screenings by score, colored by verdict, with a pointer at the score of the address."
        className="mt-3 block h-auto w-full forced-color-adjust-none"
      >
        {names.map((name) => (
          <g key={name} data-of={name} stroke={colors[name]}>
            <path d={columns(name, defaults)} strokeWidth="18" opacity="0.55" />
            <path d={band(name, defaults)} strokeWidth="8" />
          </g>
        ))}
        <path
          data-pointer
          d={pointer(first?.score ?? 0)}
          fill="var(--color-ink)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      </svg>
      <p aria-hidden="true" className="flex justify-between px-1 text-micro tabular">
        <span>0</span>
        <span>50</span>
        <span>100</span>
      </p>
    </>
  )
}

/** How the sample day would have ended. */
function Counts() {
  return (
    <div className="p-4 @4xl:px-6">
      <p className="mb-3 text-micro">{`A sample day under this policy: ${total} screened. The columns are logarithmic.`}</p>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(4.5rem,1fr))] gap-3">
        {names.map((name) => (
          <div key={name} className="border-t-4 pt-1.5" style={{ borderColor: colors[name] }}>
            <dt className="text-micro">{name}</dt>
            <dd data-count={name} className="font-semibold text-ink tabular">
              {printed(counts[name])}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-micro">{`Of the blocked, ${LISTED} are on a sanctions list: blocked at any threshold.`}</p>
    </div>
  )
}
