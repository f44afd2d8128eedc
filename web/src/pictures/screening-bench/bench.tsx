import { useId } from 'react'
import { OnTouch } from '@/pictures/on-touch'
import { reasonFor } from '@/pictures/samples'
import {
  answerFor,
  chipName,
  chips,
  FIRST_CHIP,
  SAMPLE_COUNT,
} from '@/pictures/screening-bench/answers'
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
import { fieldClass } from '@/ui/form-control'
import { PhoneFold } from '@/ui/phone-fold'

const counts = recount(defaults)
const total = printed(Object.values(counts).reduce((sum, count) => sum + count))

const first = chips[FIRST_CHIP]

const colors: Record<Verdict, string> = {
  PASSED: 'var(--color-safe)',
  REVIEW: 'var(--color-lantern)',
  BLOCKED: 'var(--color-risk)',
}
const names = Object.keys(colors) as Verdict[]

/** Room for the longest text: the policy below stays under the finger as the answer changes. */
const roomFor = (lines: number, padding = '0px') => `calc(${lines * 1.45}em + ${padding})`

/** A screening to be tried: an address and two thresholds, what follows from them, and the answer; wide, side by side. */
export function ScreeningBench() {
  return (
    <OnTouch part="screening-bench" className="@container accent-ink">
      <div className="overflow-hidden bg-white text-small text-ink-soft shadow-panel sm:rounded-md @4xl:flex @4xl:flex-wrap">
        <p className="flex items-baseline justify-between gap-4 border-b border-line px-4 py-3 @4xl:basis-full @4xl:px-6">
          <span className="font-semibold text-ink">Screening bench</span>
          <span className="text-right text-micro">Invented · {SAMPLE_COUNT} addresses</span>
        </p>
        <div className="min-w-0 grow basis-1/4 border-line noscript:hidden @4xl:border-r">
          <Chips />
          <Field />
          <Policy />
        </div>
        <div className="flex min-w-0 grow basis-1/4 flex-col justify-between">
          <div
            data-ground
            className="bg-risk-wash p-4 @4xl:px-6"
            style={{ boxShadow: 'inset 0 4px var(--color-risk)' }}
          >
            <Score />
            <Gauge />
          </div>
          <Counts />
        </div>
        <div className="on-night min-w-0 grow basis-1/4 bg-night px-4 @4xl:px-6">
          <PhoneFold label="The answer of the API">
            <pre
              data-answer
              className="py-4 font-mono text-[0.75rem] leading-[1.45] text-on-night @4xl:py-6"
              style={{ whiteSpace: 'pre-wrap', minHeight: roomFor(17, '2rem') }}
            >
              {first && answerFor(first)}
            </pre>
          </PhoneFold>
        </div>
      </div>
      <p role="status" data-told className="sr-only" />
    </OnTouch>
  )
}

function Chips() {
  const name = useId()
  return (
    <fieldset className="min-w-0 px-4 pt-4 @4xl:px-6">
      <legend className="sr-only">Sample address</legend>
      <div className="flex flex-wrap gap-2">
        {chips.map((sample, at) => (
          <label key={sample.address} className="relative min-w-0">
            <input
              type="radio"
              name={name}
              value={sample.address}
              defaultChecked={at === FIRST_CHIP}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <span className="block rounded-full border border-line-strong px-3 py-1.5 font-semibold wrap-anywhere text-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper forced-colors:peer-checked:outline-2">
              {chipName(sample)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Nothing that is typed here leaves the browser: the field has no name and no form. */
function Field() {
  const id = useId()
  return (
    <div data-print="no" className="px-4 pt-2 pb-3 @4xl:px-6">
      <label htmlFor={id} className="text-micro">
        {`Or paste another of the ${SAMPLE_COUNT} sample addresses`}
      </label>
      <input
        id={id}
        type="text"
        data-typed
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={chips.at(-1)?.address}
        aria-describedby={`${id}-answer`}
        className={`${fieldClass} mt-1 font-mono`}
      />
      <p
        id={`${id}-answer`}
        role="status"
        data-unknown
        className="mt-1 text-micro text-ink"
        style={{ minHeight: roomFor(3) }}
      />
    </div>
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
      <p className="order-1 min-w-0 basis-full text-micro" style={{ minHeight: roomFor(3) }}>
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
  const score = first?.score ?? 0
  return (
    <>
      <svg
        viewBox={`-8 0 416 ${BASE + 16}`}
        role="img"
        aria-label={`A sample day’s screenings by score. REVIEW from ${defaults.review}, BLOCKED from ${defaults.block}. The pointer stands at ${score}.`}
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

/** The rules of the house, in their own part: they are no scores. */
function Policy() {
  return (
    <fieldset
      data-print="no"
      className="border-y border-line bg-paper px-4 py-3 @4xl:border-b-0 @4xl:px-6"
    >
      <legend className="float-left w-full font-semibold text-ink">Your policy</legend>
      <div className="clear-both grid gap-x-6 gap-y-2 pt-2 sm:grid-cols-2 @4xl:grid-cols-1">
        <Threshold name="review" label="REVIEW" />
        <Threshold name="block" label="BLOCKED" />
      </div>
    </fieldset>
  )
}

function Threshold({ name, label }: { name: keyof typeof defaults; label: Verdict }) {
  return (
    <label className="block text-micro">
      <span className="font-semibold text-ink">{label}</span>
      {' if the score is at least '}
      <span data-shown={name} aria-hidden="true" className="tabular">
        {defaults[name]}
      </span>
      <input
        type="range"
        data-threshold={name}
        step={STEP}
        defaultValue={defaults[name]}
        autoComplete="off"
        className="mt-0.5 h-8 w-full"
      />
    </label>
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
