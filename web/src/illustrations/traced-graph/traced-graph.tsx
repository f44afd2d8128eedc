import { ledger, ledgerSum } from '@/illustrations/traced-graph/graph-data'
import { GraphDrawing } from '@/illustrations/traced-graph/graph-drawing'
import { narrow } from '@/illustrations/traced-graph/narrow-layout'
import { wide } from '@/illustrations/traced-graph/wide-layout'

/** The picture of the hero: one highlighted path among dimmed ones, on a dark background. */
export function TracedGraph() {
  return (
    <div
      role="img"
      aria-label={`The traced graph of case 2041. From a reported theft of ${ledger.stolen} ETH one lit path leads over seven stops and six hops, through a split, a mixer and a bridge to a second chain, and ends at a deposit address of an exchange, which received ${ledger.deposited} ETH. The hop out of the mixer is marked as inferred, with strong confidence. Dashed lines lead from the split to 29 addresses that keep ${ledger.unmoved} ETH. Fees took ${ledger.fees} ETH. Flows of other money stay gray.`}
      className="forced-color-adjust-none @container flex h-full flex-col overflow-hidden rounded-lg bg-night in-data-[bleed]:rounded-none"
    >
      <div
        aria-hidden="true"
        className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-b border-night-line px-5 py-3 text-micro text-on-night-soft lg:px-6"
      >
        <span className="font-semibold text-on-night">Case 2041, invented</span>
        <span className="tabular">6 hops · 2 chains · 41 minutes</span>
      </div>
      <div className="relative grow bg-[radial-gradient(var(--color-night-line)_1px,transparent_1.2px)] [background-size:24px_24px]">
        <GraphDrawing
          layout={narrow}
          className="mx-auto block h-auto w-full max-w-[20rem] @xl:hidden"
        />
        <GraphDrawing
          layout={wide}
          className="hidden h-auto w-full lg:in-data-[bleed]:absolute lg:in-data-[bleed]:inset-0 lg:in-data-[bleed]:h-full @xl:block"
        />
      </div>
      <ul
        aria-hidden="true"
        className="flex flex-wrap gap-x-5 gap-y-1 border-t border-night-line px-5 py-3 text-micro text-on-night-soft lg:px-6"
      >
        <LegendItem label="Followed">
          <path d="M0 6H20" stroke="var(--color-lantern)" strokeWidth="3" />
        </LegendItem>
        <LegendItem label={`Unmoved: ${ledger.unmoved} ETH`}>
          <path
            d="M1 6H14"
            stroke="var(--color-lantern)"
            strokeWidth="2"
            strokeDasharray="1 4"
            strokeLinecap="round"
          />
          <circle cx="17" cy="6" r="3" fill="var(--color-lantern)" />
        </LegendItem>
        <LegendItem label="Ruled out">
          <path d="M0 6H20" stroke="var(--color-night-dim)" strokeWidth="1.5" />
        </LegendItem>
        <LegendItem label="Address">
          <circle cx="10" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
        </LegendItem>
        <LegendItem label="Service">
          <rect
            x="5.5"
            y="1.5"
            width="9"
            height="9"
            rx="1.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </LegendItem>
        <li className="w-full font-semibold text-on-night tabular">{ledgerSum}</li>
      </ul>
    </div>
  )
}

function LegendItem({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 20 12" width="20" height="12" aria-hidden="true">
        {children}
      </svg>
      {label}
    </li>
  )
}
