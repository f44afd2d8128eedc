import { useId } from 'react'
import { OnTouch } from '@/pictures/on-touch'
import {
  answerFor,
  FIRST_ADDRESS,
  reasonFor,
  sampleAddresses,
} from '@/pictures/screening-bench/sample-addresses'
import {
  BASE,
  band,
  columns,
  defaults,
  LISTED,
  pointer,
  printed,
  recount,
  STEP,
  type Verdict,
} from '@/pictures/screening-bench/sample-day'

const counts = recount(defaults)
const total = printed(Object.values(counts).reduce((sum, count) => sum + count))

const first = sampleAddresses[FIRST_ADDRESS]
/** Until the first touch the answer ends with its verdict: the exposures would be in each page's HTML twice. */
const excerpt = first && [...answerFor(first).split('\n').slice(0, 6), '  …', '}'].join('\n')

const colors: Record<Verdict, string> = {
  Passed: 'var(--color-safe)',
  REVIEW: 'var(--color-lantern)',
  BLOCKED: 'var(--color-risk)',
}
const names = Object.keys(colors) as Verdict[]

/** A screening to be tried: an address, the two thresholds, and what follows from them. */
export function ScreeningBench() {
  return (
    <OnTouch part="screening-bench" className="rounded-lg bg-paper-deep p-3 accent-ink sm:p-6">
      <div className="overflow-hidden rounded-md bg-white text-small text-ink-soft shadow-panel">
        <p className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3">
          <span className="font-semibold text-ink">Screening bench</span>
          <span className="text-right text-micro">Invented addresses</span>
        </p>
        <Addresses />
        <div className="p-4">
          <Score />
          <Gauge />
          <div data-print="no" className="noscript:hidden">
            <Threshold name="review" label="Review from" />
            <Threshold name="block" label="Block from" />
          </div>
          <Counts />
        </div>
        <pre
          data-answer
          className="on-night bg-night p-4 font-mono text-micro text-on-night"
          style={{ whiteSpace: 'pre-wrap' }}
        >
          {excerpt}
        </pre>
      </div>
      <p role="status" data-told className="sr-only" />
    </OnTouch>
  )
}

function Addresses() {
  const name = useId()
  return (
    <fieldset className="border-b border-line px-4 py-3">
      <legend className="sr-only">Address</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1 font-mono text-ink">
        {sampleAddresses.map(({ address }, at) => (
          <label key={address} className="py-1">
            <input
              type="radio"
              name={name}
              value={at}
              defaultChecked={at === FIRST_ADDRESS}
              className="mr-2 noscript:hidden"
            />
            {address}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Score() {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p data-score className="figure shrink-0 text-ink">
        {first?.score}
      </p>
      <p className="min-w-0 flex-1 text-micro max-[18rem]:basis-full">
        Score of 100
        <span data-reason className="block font-semibold text-ink">
          {first && reasonFor(first)}
        </span>
      </p>
      <p
        data-verdict
        className="shrink-0 rounded-sm bg-risk px-2 py-0.5 font-semibold text-white forced-colors:border"
      >
        BLOCKED
      </p>
    </div>
  )
}

/** The day's screenings by score, the ruler of the verdicts, and the pointer at the score of the address. */
function Gauge() {
  const score = first?.score ?? 0
  return (
    <>
      <svg
        viewBox={`-8 0 416 ${BASE + 16}`}
        role="img"
        aria-label={`A sample day’s screenings by score. Review from ${defaults.review}, block from ${defaults.block}. The pointer stands at ${score}.`}
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
          d={pointer(score)}
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

function Threshold({ name, label }: { name: keyof typeof defaults; label: string }) {
  return (
    <label className="mt-1 block text-micro">
      <span className="flex justify-between font-semibold text-ink">
        {label}
        <span data-shown={name} aria-hidden="true" className="tabular">
          {defaults[name]}
        </span>
      </span>
      <input
        type="range"
        data-threshold={name}
        step={STEP}
        defaultValue={defaults[name]}
        autoComplete="off"
        className="h-8 w-full"
      />
    </label>
  )
}

/** How the sample day would have ended. */
function Counts() {
  return (
    <>
      <p className="my-3 text-micro">{`A sample day at these thresholds: ${total} screened. The columns are logarithmic.`}</p>
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
    </>
  )
}
