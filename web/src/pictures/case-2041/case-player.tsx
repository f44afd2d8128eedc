import { useId } from 'react'
import { CaseGraph } from '@/pictures/case-2041/case-graph'
import {
  CASE_DAY,
  caseEvents,
  clock,
  FIRST,
  FROM_START,
  LAST,
  nodeAt,
} from '@/pictures/case-2041/events'
import { type LedgerName, ledgerAt, textsAt } from '@/pictures/case-2041/ledger'
import { OnTouch } from '@/pictures/on-touch'

const texts: Record<string, string> = textsAt(LAST, nodeAt(LAST))

/** A text that `play-case.ts` writes anew. */
const shown = (name: string) => ({ 'data-text': name, children: texts[name] })

/** One for each event. */
const ticks = caseEvents.map(({ at }) => `M${at - FIRST} 0v1`).join('')

/**
 * Case 2041 on a time line: the trace lights up hop by hop, and its ledger adds up at every minute. Wide, the ledger
 * stands beside the graph; elsewhere below it.
 */
export function CasePlayer() {
  const name = useId()
  return (
    <OnTouch
      part="case-player"
      runs
      className="case-desk on-night h-full bg-night text-small text-on-night-soft"
    >
      <div className="flex h-full flex-col gap-px overflow-clip bg-night-line @4xl:flex-row">
        <div
          data-screen
          data-above-banner
          className="@container flex min-w-0 scroll-mb-[var(--banner,0px)] grow flex-col bg-night"
        >
          <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-night-line px-5 py-3 text-micro lg:px-6">
            <span>
              <span className="font-semibold text-on-night">Case 2041, invented</span>
              <span className="max-sm:hidden">{` · ${CASE_DAY}`}</span>
            </span>
            <span className="tabular">6 hops · 2 chains · 41 minutes</span>
          </p>
          {/* With wide letter spacing it is wider than a phone. */}
          <fieldset className="as-drawn order-2 flex shrink-0 grow flex-col overflow-x-auto overflow-y-hidden forced-color-adjust-none">
            <legend className="sr-only">Nodes of the trace</legend>
            <CaseGraph
              name={name}
              className="min-h-[clamp(26rem,100svh-16rem,34rem)] grow bg-night @xl:min-h-76"
            />
          </fieldset>
          <Controls />
        </div>
        <div className="flex shrink-0 flex-wrap content-start overflow-clip bg-night-raised @4xl:w-80">
          <Ledger />
          <SelectedNode />
        </div>
      </div>
    </OnTouch>
  )
}

/**
 * What happened, a large button and the time: above the graph, and on the home page at its foot, where the button
 * reaches into the graph where that is empty.
 */
function Controls() {
  return (
    <div className="case-controls px-5 pt-3 pb-2 max-[18rem]:flex-wrap lg:px-6">
      <button
        type="button"
        data-print="no"
        aria-label={FROM_START}
        className="grid size-16 shrink-0 place-items-center rounded-full border-2 border-transparent bg-lantern text-ink hover:bg-lantern-bright noscript:hidden"
      >
        <svg viewBox="0 0 16 16" width="32" height="32" aria-hidden="true">
          <path d="M4 2v12l10-6z" fill="currentColor" />
        </svg>
      </button>
      <div className="min-w-0 grow">
        <p role="status" className="min-h-10.5 text-on-night @xl:min-h-0" {...shown('event')} />
        <div className="flex flex-wrap items-center gap-x-4">
          <span {...shown('clock')} className="figure text-[1.75rem] text-on-night" />
          <div data-print="no" className="min-w-0 grow basis-24 noscript:hidden">
            <input
              type="range"
              aria-label={`Time, from ${clock(FIRST)} to ${clock(LAST)}`}
              aria-valuetext={clock(LAST)}
              min={FIRST}
              max={LAST}
              defaultValue={LAST}
              autoComplete="off"
              className="block h-11 w-full focus-visible:-outline-offset-2"
              style={{ accentColor: 'var(--color-lantern)' }}
            />
            <svg
              viewBox={`0 0 ${LAST - FIRST} 1`}
              preserveAspectRatio="none"
              className="-mt-3 h-2 w-full px-2"
              aria-hidden="true"
            >
              <path d={ticks} stroke="currentColor" vectorEffect="non-scaling-stroke" />
            </svg>
          </div>
        </div>
        <LedgerBar />
      </div>
    </div>
  )
}

const fills: Partial<Record<LedgerName, string>> = {
  safe: 'var(--color-on-night-soft)',
  moving: 'var(--color-lantern-bright)',
  deposited: 'var(--color-lantern)',
  unmoved: 'repeating-linear-gradient(90deg, var(--color-lantern) 0 3px, transparent 3px 6px)',
}

/** Where the stolen money is, as a bar that is always full, with the sum: with the time, since it proves each minute. */
function LedgerBar() {
  return (
    <p className="mt-1 flex items-center gap-3 text-micro">
      <span aria-hidden="true" className="flex h-1.5 grow forced-color-adjust-none">
        {ledgerAt(LAST).map(({ name, amount }) => (
          <span
            key={name}
            data-share={name}
            style={{ flexGrow: amount, background: fills[name] }}
          />
        ))}
      </span>
      <span className="shrink-0 font-semibold text-lantern-bright tabular">
        {'Sum '}
        <span {...shown('sum')} />
        {' ETH'}
      </span>
    </p>
  )
}

/** The same as amounts. */
function Ledger() {
  return (
    <div className="grow basis-64 px-5 py-4 lg:px-6">
      <p className="font-semibold text-on-night">Ledger, in ETH</p>
      <dl className="mt-2">
        {ledgerAt(LAST).map(({ name, label }) => (
          <div
            key={name}
            className="flex items-baseline gap-2 border-b border-night-line py-1 last:border-b-0"
          >
            <span
              aria-hidden="true"
              className="h-2 w-6 self-center forced-color-adjust-none"
              style={{ background: fills[name] }}
            />
            <dt className="grow text-on-night">{label}</dt>
            <dd {...shown(name)} className="shrink-0 text-on-night tabular" />
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What is known of a node, the one that the money has reached or the one that was chosen: how much it holds, and how we know. */
function SelectedNode() {
  return (
    <div className="-mt-px -ml-px min-h-36 grow basis-64 border-t border-l border-night-line px-5 py-4 lg:px-6">
      <div data-node>
        <p {...shown('node')} className="font-semibold text-on-night" />
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-micro">
          <dt>Source</dt>
          <dd {...shown('source')} className="text-on-night" />
          <dt>Confidence</dt>
          <dd {...shown('confidence')} className="text-on-night" />
        </dl>
      </div>
      <p {...shown('held')} className="mt-2 text-lantern-bright tabular" />
    </div>
  )
}
