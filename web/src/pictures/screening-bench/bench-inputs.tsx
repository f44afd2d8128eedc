import { useId } from 'react'
import {
  chipName,
  chips,
  everySample,
  FIELD_NOTE,
  FIRST_CHIP,
  SAMPLE_COUNT,
} from '@/pictures/screening-bench/answers'
import { defaults, STEP, type Verdict } from '@/pictures/screening-bench/sample-day'
import { fieldClass, UNCORRECTED } from '@/ui/form-control'

/** What a visitor sets: the address, and the two thresholds. Left out without scripts. */
export function BenchInputs() {
  return (
    <>
      <Chips />
      <Field />
      <Policy />
    </>
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
              className="absolute inset-0 cursor-pointer appearance-none rounded-full"
            />
            <span className="radio-chip block rounded-full border border-line-strong px-3 py-1.5 font-semibold wrap-anywhere text-ink">
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
        {`Or choose or paste one of the ${SAMPLE_COUNT} sample addresses`}
      </label>
      <input
        id={id}
        type="text"
        data-typed
        list={`${id}-samples`}
        autoComplete="off"
        {...UNCORRECTED}
        placeholder={chips.at(-1)?.address}
        aria-describedby={`${id}-answer`}
        className={`${fieldClass} mt-1 font-mono`}
      />
      <datalist id={`${id}-samples`}>
        {everySample.map((sample) => (
          <option key={sample.address} value={sample.address} label={chipName(sample)} />
        ))}
      </datalist>
      <p
        id={`${id}-answer`}
        role="status"
        data-unknown
        className="mt-1 text-micro text-ink"
        style={{ minHeight: '3lh' }}
      >
        {FIELD_NOTE}
      </p>
    </div>
  )
}

/** The two thresholds, set apart from the answer: they are not scores. */
function Policy() {
  return (
    <fieldset
      data-print="no"
      className="grow border-y border-line bg-paper px-4 py-3 @4xl:border-b-0 @4xl:px-6"
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
