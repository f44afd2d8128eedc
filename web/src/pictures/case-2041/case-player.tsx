import { useId } from 'react'
import {
  caseEvents,
  clock,
  FIRST,
  FIRST_NODE,
  FROM_START,
  LAST,
  type LedgerName,
  ledgerAt,
  textsAt,
} from '@/pictures/case-2041/case'
import { CaseGraph } from '@/pictures/case-2041/case-graph'
import { CaseTitle } from '@/pictures/case-2041/case-pictures'
import { OnTouch } from '@/pictures/on-touch'

const texts: Record<string, string> = textsAt(LAST, FIRST_NODE)

/** A text that `play-case.ts` writes anew. */
const shown = (name: string) => ({ 'data-text': name, children: texts[name] })

/** One for each event. */
const ticks = caseEvents.map(({ at }) => `M${at - FIRST} 0v1`).join('')

/** Case 2041 on a time line: the trace lights up hop by hop, and its ledger adds up at every minute. */
export function CasePlayer() {
  const name = useId()
  return (
    <OnTouch
      part="case-player"
      className="overflow-x-auto rounded-lg border border-night-line bg-night text-small text-on-night-soft lg:grid lg:grid-cols-[8fr_minmax(18rem,4fr)]"
    >
      <div className="@container flex min-w-0 flex-col">
        <CaseTitle />
        <fieldset className="as-drawn flex grow flex-col forced-color-adjust-none">
          <legend className="sr-only">Nodes of the trace</legend>
          <CaseGraph name={name} className="min-h-136 grow bg-night @xl:min-h-[56cqw]" />
        </fieldset>
        <Scrubber />
      </div>
      <div className="border-night-line bg-night-raised max-lg:border-t lg:border-l">
        <Ledger />
        <SelectedNode />
      </div>
    </OnTouch>
  )
}

function Scrubber() {
  return (
    <div className="border-t border-night-line px-5 pt-4 pb-3">
      <p role="status" className="flex gap-x-4 max-[18rem]:flex-wrap sm:items-baseline">
        <span {...shown('clock')} className="figure shrink-0 text-[2rem] text-on-night" />
        <span {...shown('event')} />
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

const fills: Partial<Record<LedgerName, string>> = {
  safe: 'var(--color-on-night-soft)',
  moving: 'var(--color-lantern-bright)',
  deposited: 'var(--color-lantern)',
  unmoved: 'repeating-linear-gradient(90deg, var(--color-lantern) 0 3px, transparent 3px 6px)',
  ruledOut: 'var(--color-night-dim)',
}

/** Where the stolen money is, line by line, with the sum: as a bar that is always full, and as amounts. */
function Ledger() {
  const lines = ledgerAt(LAST)
  return (
    <div className="px-5 py-4">
      <p className="font-semibold text-on-night">Ledger, in ETH</p>
      <div aria-hidden="true" className="mt-3 flex h-2 forced-color-adjust-none">
        {lines.map(({ name, amount }) => (
          <span
            key={name}
            data-share={name}
            style={{ flexGrow: amount, background: fills[name] }}
          />
        ))}
      </div>
      <dl className="mt-2">
        {lines.map(({ name, label, note }) => (
          <div key={name} className="flex items-baseline gap-3 border-b border-night-line py-1.5">
            <span
              aria-hidden="true"
              className="h-2 w-6 self-center"
              style={{ background: fills[name] }}
            />
            <dt className="grow">
              <span className="text-on-night">{label}</span>{' '}
              <span className="text-micro">{note}</span>
            </dt>
            <dd {...shown(name)} className="text-on-night tabular" />
          </div>
        ))}
        <div className="flex justify-between pt-2 font-semibold text-lantern-bright">
          <dt>Sum</dt>
          <dd {...shown('sum')} className="tabular" />
        </div>
      </dl>
    </div>
  )
}

/** What is known of the selected node: how much it holds, and how we know. */
function SelectedNode() {
  return (
    <div className="border-t border-night-line px-5 py-4">
      <div aria-live="polite">
        <p {...shown('node')} className="font-semibold text-on-night" />
        <dl className="mt-1 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
          <dt>Source</dt>
          <dd {...shown('source')} className="text-on-night" />
          <dt>Confidence</dt>
          <dd {...shown('confidence')} className="text-on-night" />
        </dl>
      </div>
      <p {...shown('held')} className="mt-2 text-on-night tabular" />
    </div>
  )
}
