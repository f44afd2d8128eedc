import { dots } from '@/pictures/flows'
import { otherSamples } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const wallet = { x: 160, y: 44 }
const accounts = [
  { x: 60, y: 172 },
  { x: 260, y: 172 },
]

/** Wash trading: two accounts that trade with each other, both funded by one wallet. */
export function WashLoop() {
  return (
    <Sheet
      title="Pair volume, 6 hours"
      aside="$18.2M, of which $14.9M circular"
      description="A small graph. One wallet funded two accounts at a venue twenty minutes before their first trade. The two accounts then sold the same coins to each other 286 times, an estimated 82 percent of the pair’s volume in six hours."
    >
      <svg
        viewBox="0 0 320 232"
        className="mx-auto block h-auto w-full max-w-[24rem]"
        aria-hidden="true"
      >
        <g fill="none">
          <path
            d="M160 44C80 60 60 110 60 172M160 44C240 60 260 110 260 172"
            stroke="var(--color-ink-mute)"
            strokeWidth="1.6"
            strokeDasharray="4 4"
          />
          <path
            d="M60 172C110 132 210 132 260 172M260 172C210 212 110 212 60 172"
            stroke="var(--color-ink)"
            strokeWidth="6"
          />
          <path
            d="M60 172C110 132 210 132 260 172M260 172C210 212 110 212 60 172"
            stroke="var(--color-lantern)"
            strokeWidth="3"
          />
          <g strokeLinecap="round">
            <path d={dots([wallet, ...accounts])} stroke="var(--color-ink)" strokeWidth="24" />
            <path d={dots(accounts)} stroke="white" strokeWidth="18" />
            <path d={dots([wallet])} stroke="var(--color-lantern)" strokeWidth="18" />
          </g>
        </g>
        <g
          fontSize="13"
          fill="var(--color-ink)"
          textAnchor="middle"
          stroke="white"
          strokeWidth="4"
          paintOrder="stroke"
        >
          <text x="160" y="22">
            {`${otherSamples.funder.address}, funded both at 05:40`}
          </text>
          <text x="160" y="177" fontWeight="600">
            286 trades
          </text>
          <text x="52" y="208">
            Account A
          </text>
          <text x="268" y="208">
            Account B
          </text>
        </g>
      </svg>
      <p className="flex flex-wrap justify-between gap-x-6 border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink tabular">
        <span>Estimated wash share: 82%</span>
        <span>range 79-84%</span>
      </p>
    </Sheet>
  )
}
