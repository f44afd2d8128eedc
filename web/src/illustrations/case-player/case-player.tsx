import { useId } from 'react'
import { CaseLines, CaseNodes } from '@/illustrations/case-player/case-graph'
import { narrow, wide } from '@/illustrations/case-player/case-layouts'
import {
  caseEvents,
  clock,
  eventAt,
  FIRST,
  FROM_START,
  LAST,
} from '@/illustrations/case-player/case-ledger'
import { CaseLedger, SelectedNode } from '@/illustrations/case-player/case-ledger-view'
import { OnTouch } from '@/illustrations/on-touch'
import { ledger } from '@/illustrations/traced-graph/graph-data'

const description = `The traced graph of case 2041 at ${clock(LAST)}. From a reported theft of ${ledger.stolen} ETH one lit path leads over six hops, through a split across 41 addresses, a mixer and a bridge to a second chain, and ends at a deposit address of an exchange, which received ${ledger.deposited} ETH. The hop out of the mixer is dashed: inferred, with strong confidence. Dotted lines lead from the split to 29 addresses that keep ${ledger.unmoved} ETH. Flows of other money are gray.`

/** One for each event. */
const ticks = caseEvents.map(({ at }) => `M${at - FIRST} 0v1`).join('')

/** Case 2041 on a time line: the trace lights up hop by hop, and its ledger adds up at every minute. */
export function CasePlayer() {
  return (
    <OnTouch
      part="case-player"
      className="overflow-x-auto rounded-lg border border-night-line bg-night text-small text-on-night-soft lg:grid lg:grid-cols-[8fr_minmax(18rem,4fr)]"
    >
      <div className="@container flex min-w-0 flex-col">
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-night-line px-5 py-3 text-micro">
          <span className="font-semibold text-on-night">Case 2041, invented</span>
          <span className="tabular">6 hops · 2 chains · 41 minutes</span>
        </p>
        <Graph />
        <Scrubber />
      </div>
      <div className="border-night-line bg-night-raised max-lg:border-t lg:border-l">
        <CaseLedger />
        <SelectedNode />
      </div>
    </OnTouch>
  )
}

function Graph() {
  const name = useId()
  return (
    <div className="as-drawn forced-color-adjust-none grow bg-night bg-[radial-gradient(var(--color-night-line)_1px,transparent_1.2px)] [background-size:24px_24px]">
      <div className="relative">
        <div role="img" aria-label={description}>
          <CaseLines layout={narrow} className="block h-auto w-full @xl:hidden" />
          <CaseLines layout={wide} className="hidden h-auto w-full @xl:block" />
        </div>
        <fieldset>
          <legend className="sr-only">Nodes of the trace</legend>
          <CaseNodes name={name} />
        </fieldset>
      </div>
    </div>
  )
}

function Scrubber() {
  return (
    <div className="border-t border-night-line px-5 pt-4 pb-3">
      <p role="status" className="flex gap-x-4 max-[18rem]:flex-wrap sm:items-baseline">
        <span data-clock className="figure shrink-0 text-[2rem] text-on-night">
          {clock(LAST)}
        </span>
        <span data-event>{eventAt(LAST)?.what}</span>
      </p>
      <div data-print="no" className="mt-3 flex flex-wrap items-center gap-x-4 noscript:hidden">
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 rounded-full border border-on-night-soft px-4 font-semibold text-on-night hover:bg-night-raised"
        >
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M4 2v12l10-6z" fill="currentColor" />
          </svg>
          <span>{FROM_START}</span>
        </button>
        <div className="min-w-0 grow basis-28">
          <input
            type="range"
            aria-label={`Time, from ${clock(FIRST)} to ${clock(LAST)}`}
            aria-valuetext={clock(LAST)}
            min={FIRST}
            max={LAST}
            defaultValue={LAST}
            autoComplete="off"
            className="block h-11 w-full"
            style={{ accentColor: 'var(--color-lantern)' }}
          />
          <svg
            viewBox={`0 0 ${LAST - FIRST} 1`}
            preserveAspectRatio="none"
            className="-mt-2 h-2 w-full px-2"
            aria-hidden="true"
          >
            <path d={ticks} stroke="currentColor" vectorEffect="non-scaling-stroke" />
          </svg>
        </div>
      </div>
    </div>
  )
}
