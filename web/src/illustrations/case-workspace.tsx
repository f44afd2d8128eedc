import { SideFlows } from '@/illustrations/market-flows'
import { chain, curve, dots, type Point, Sheet } from '@/illustrations/sheet'
import { ledger, ledgerSum } from '@/illustrations/traced-graph/graph-data'

const stops: Point[] = [
  { x: 34, y: 216 },
  { x: 108, y: 122 },
  { x: 188, y: 214 },
  { x: 262, y: 96 },
  { x: 328, y: 178 },
]

const others: [number, Point][] = [
  [0, { x: 102, y: 282 }],
  [2, { x: 262, y: 226 }],
  [2, { x: 254, y: 276 }],
  [2, { x: 246, y: 326 }],
  [3, { x: 332, y: 42 }],
  [3, { x: 340, y: 94 }],
]

/** From the split, the second stop. */
const unmoved: Point[] = [
  { x: 176, y: 40 },
  { x: 186, y: 76 },
  { x: 178, y: 110 },
]

const facts = [
  { term: 'Cluster', fact: 'Exchange, deposit' },
  { term: 'Received', fact: `${ledger.deposited} ETH` },
  { term: 'Arrived', fact: 'Mar 14, 09:53 UTC' },
  { term: 'Source', fact: 'Test deposit' },
  { term: 'Confidence', fact: 'Confirmed' },
]

/** The investigation workspace: the graph on the left, details of the selected node on the right. */
export function CaseWorkspace() {
  return (
    <Sheet
      title="Case 2041, invented"
      aside="6 hops, 2 folded"
      description={`An investigation workspace. A graph follows funds over six hops, two of which are folded, from a theft over a split, a mixer and a bridge to an exchange; dashed lines lead to ${ledger.unmoved} ETH that have not moved. Beside it is what is known about the selected address: an exchange’s deposit address, ${ledger.deposited} ETH received, confirmed, with the source of the attribution. Below is the sum: ${ledgerSum}.`}
    >
      <div className="grid sm:grid-cols-[1fr_13rem]">
        <div className="border-line bg-[radial-gradient(var(--color-line)_1px,transparent_1.2px)] [background-size:18px_18px] max-sm:border-b sm:border-r">
          <CaseGraph />
        </div>
        <div className="flex flex-col">
          <p className="border-b border-line px-4 py-3">
            <span className="block font-mono text-ink">0xe3b0…4f88</span>
            <span className="text-micro text-ink-mute">Selected, hop 6</span>
          </p>
          <dl className="px-4 py-2 max-sm:[&>:not(:nth-child(2),:last-child)]:hidden">
            {facts.map(({ term, fact }) => (
              <div key={term} className="flex justify-between gap-3 py-1.5 text-micro sm:block">
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
      <p className="border-t border-line px-4 py-3 text-micro font-semibold text-ink tabular">
        {ledgerSum}
      </p>
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

function CaseGraph() {
  const path = chain(stops)
  return (
    <svg viewBox="0 0 370 360" className="block size-full" aria-hidden="true">
      <SideFlows
        lines={others.map(([from, to]) => curve(stops[from] ?? to, to))}
        ends={others.map(([, to]) => to)}
        ground="white"
        ink="var(--color-line-strong)"
      />
      <g fill="none" stroke="var(--color-lantern-deep)" strokeLinecap="round">
        <path
          d={unmoved.map((end) => curve(stops[1] ?? end, end)).join('')}
          strokeWidth="1.75"
          strokeDasharray="1 5"
        />
        <path d={dots(unmoved)} strokeWidth="10" />
      </g>
      <path d={path} fill="none" stroke="var(--color-ink)" strokeWidth="5.5" />
      <path d={path} fill="none" stroke="var(--color-lantern)" strokeWidth="2.5" />
      <g fill="none" stroke="var(--color-ink)" strokeLinecap="round">
        <path d={dots(stops)} strokeWidth="19" />
        <path d={dots(stops.slice(0, -1))} stroke="white" strokeWidth="14" />
        <path d={dots(stops.slice(-1))} stroke="var(--color-lantern)" strokeWidth="14" />
        <path
          d="M253 87h18v18h-18zM179 205h18v18h-18z"
          fill="white"
          strokeWidth="2.5"
          strokeLinejoin="round"
        />
      </g>
      <circle
        cx="328"
        cy="178"
        r="18"
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <g
        fontSize="13.5"
        fill="var(--color-ink)"
        textAnchor="middle"
        stroke="white"
        strokeWidth="4"
        paintOrder="stroke"
      >
        <text x="34" y="248">
          Theft
        </text>
        <text x="88" y="104" textAnchor="end">
          Split
        </text>
        <text x="196" y="62" textAnchor="start">
          {ledger.unmoved} ETH
          <tspan x="196" dy="16">
            unmoved
          </tspan>
        </text>
        <text x="186" y="246">
          Mixer
        </text>
        <text x="262" y="128">
          Bridge
        </text>
        <text x="326" y="216">
          Exchange
        </text>
      </g>
    </svg>
  )
}
