import clsx from 'clsx'
import { CaseGraph } from '@/pictures/case-2041/case-graph'
import { CASE_DAY, caseEvents, clock } from '@/pictures/case-2041/events'
import { ledgerSum } from '@/pictures/case-2041/ledger'
import { Sheet } from '@/pictures/sheet'

// Phones show the brief ones.
const facts = [
  { term: 'Cluster', fact: 'Exchange, deposit', isBrief: false },
  { term: 'Received', fact: '96.12 ETH', isBrief: true },
  { term: 'Arrived', fact: 'Mar 13, 2026, 09:53 UTC', isBrief: false },
  { term: 'Source', fact: 'Test deposit', isBrief: false },
  { term: 'Confidence', fact: 'Confirmed', isBrief: true },
]

/** The investigation workspace: the graph on the left, details of the selected node on the right. */
export function CaseWorkspace() {
  return (
    <Sheet
      title="Case 2041"
      aside="6 hops, 2 folded"
      description={`An investigation workspace. A graph follows funds over six hops, two of which are folded, from a theft over a split, a mixer and a bridge to an exchange; dashed lines lead to 316.40 ETH that have not moved. Beside it is what is known about the selected address: an exchange’s deposit address, 96.12 ETH received, confirmed, with the source of the attribution. Below is the sum: ${ledgerSum}.`}
    >
      {/* Side by side where both fit. */}
      <div className="flex grow flex-wrap gap-px bg-line">
        <div className="@container flex grow-2 basis-72 bg-white">
          <CaseGraph
            tone="paper"
            ids={['victim', 'split', 'unmoved', 'mixer', 'bridge', 'exchange']}
            className="min-h-100 w-full"
          />
        </div>
        <div className="flex grow basis-44 flex-col bg-white">
          <p className="border-b border-line px-4 py-3">
            <span className="block font-mono text-ink">0xe3b0…4f88</span>
            <span className="text-micro text-ink-mute">Selected, hop 6</span>
          </p>
          <dl className="px-4 py-2">
            {facts.map(({ term, fact, isBrief }) => (
              <div
                key={term}
                className={clsx(
                  'flex flex-wrap justify-between gap-x-3 py-1.5 text-micro',
                  !isBrief && 'max-sm:hidden',
                )}
              >
                <dt className="text-ink-mute">{term}</dt>
                <dd className="font-semibold text-ink tabular">{fact}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-auto border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink max-sm:hidden">
            Added to the evidence list
          </p>
        </div>
      </div>
      <LedgerSum />
      <div className="flex items-center gap-3 border-t border-line px-4 py-3 text-micro tabular max-sm:hidden">
        <span>09:12</span>
        <svg
          viewBox="0 0 300 12"
          className="h-3 w-full"
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path d="M0 6H300" stroke="var(--color-line)" strokeWidth="2" />
          <path d="M18 6H236" stroke="var(--color-lantern)" strokeWidth="4" />
        </svg>
        <span>09:53</span>
      </div>
    </Sheet>
  )
}

function LedgerSum() {
  return (
    <p className="border-t border-line px-4 py-3 text-micro font-semibold text-ink tabular">
      {ledgerSum}
    </p>
  )
}

/** A timeline of the case: on-chain events on one side, all others on the other. */
export function CaseLanes() {
  const events = caseEvents.filter(({ exhibit }) => exhibit)
  return (
    <Sheet
      title="Exhibit 7: case 2041"
      aside="4 of 57 transfers"
      description={`A timeline of one morning, ${CASE_DAY}, in two lanes. On the ledger: the theft of 412.80 ETH at 09:12, a split across 41 addresses at 09:31, 96.40 ETH through a mixer and a bridge at 09:44, 96.12 ETH at an exchange at 09:53. On the record: a login at 09:08, and at 09:27 a message that announces the split. Each event has its exhibit number. The sum: ${ledgerSum}.`}
    >
      <p className="grid grid-cols-[1fr_3.5rem_1fr] border-b border-line bg-paper px-3 py-2 text-micro font-semibold text-ink sm:px-6">
        <span className="text-right">On the ledger</span>
        <span className="text-center font-normal">UTC</span>
        <span>On the record</span>
      </p>
      <ol className="thread px-3 py-5 [--thread:50%] sm:px-6">
        {events.map(({ at, title, exhibit, transfers }, index) => (
          <li key={at} className="relative grid grid-cols-[1fr_3.5rem_1fr] items-start py-2">
            <span
              className={clsx(
                'col-start-2 row-start-1 mx-auto rounded-full border px-1.5 text-micro font-semibold text-ink tabular',
                transfers ? 'border-lantern' : 'border-line-strong',
                index === events.length - 1 ? 'bg-lantern' : 'bg-white',
              )}
            >
              {clock(at)}
            </span>
            <span
              className={clsx(
                'row-start-1',
                transfers ? 'col-start-1 pr-2 text-right' : 'col-start-3 pl-2',
              )}
            >
              <span
                className={clsx(
                  'block leading-snug text-ink',
                  transfers ? 'font-semibold' : 'font-serif',
                )}
              >
                {title}
              </span>
              <span className="text-micro text-ink-mute">{exhibit}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink">
        The funds split four minutes after the message.
      </p>
      <LedgerSum />
    </Sheet>
  )
}
