import { dots } from '@/pictures/flows'
import { samples, wordsOf } from '@/pictures/samples'
import { Sheet } from '@/pictures/sheet'

const { address, score, exposures, moved } = samples.ransomware
const AMOUNT = Number.parseFloat(moved.amount)
const known = exposures.reduce((sum, { share }) => sum + share, 0)

const parts = [
  ...exposures,
  { category: 'exchange', share: 1 - known, hops: 1, points: 0 },
] as const

/** One alert: the path of the funds, and the exposures that make its score. */
export function ExposurePath() {
  return (
    <Sheet
      title={`${moved.direction} of ${moved.amount}`}
      aside="R-07 · BLOCKED"
      description={`An alert opened. A path leads from a ransomware cluster over a self-hosted wallet to ${address}, which sent the deposit; a mixer and an exchange paid into ${address} directly. Below are the exposures: 61 percent ransomware, two hops back, 74 points; 24 percent mixer, direct, 13 points; 15 percent exchange, no points. The score is ${score}.`}
    >
      <svg viewBox="0 0 480 188" className="block h-auto w-full bg-paper" aria-hidden="true">
        <g fill="none" strokeLinecap="round">
          <path
            d="M190 134C250 134 240 62 318 62M190 166C270 166 262 62 318 62"
            stroke="var(--color-ink-mute)"
            strokeWidth="1.6"
          />
          <path d="M56 62H430" stroke="var(--color-lantern)" strokeWidth="4" />
          <path
            d={dots([
              { x: 187, y: 62 },
              { x: 318, y: 62 },
            ])}
            stroke="var(--color-ink)"
            strokeWidth="20"
          />
          <path
            d={dots([
              { x: 187, y: 62 },
              { x: 318, y: 62 },
            ])}
            stroke="white"
            strokeWidth="15"
          />
        </g>
        <g stroke="var(--color-ink)" strokeWidth="2.5">
          <path d="M46 52h20v20h-20zM424 52h20v20h-20z" fill="var(--color-lantern)" />
          <path d="M176 127h14v14h-14zM176 159h14v14h-14z" fill="white" strokeWidth="2" />
        </g>
        <g
          className="text-[17px] sm:text-[12.5px]"
          fill="var(--color-ink)"
          textAnchor="middle"
          fontWeight="600"
        >
          <text x="64" y="34">
            Ransomware
          </text>
          <text x="187" y="34">
            Self-hosted
          </text>
          <text x="318" y="34" className="font-mono">
            {address}
          </text>
          <text x="434" y="34">
            You
          </text>
          <text x="168" y="139" textAnchor="end">
            Mixer
          </text>
          <text x="168" y="171" textAnchor="end">
            Exchange
          </text>
        </g>
        <g
          className="text-[16.5px] sm:text-[11px]"
          fill="var(--color-ink-mute)"
          textAnchor="middle"
        >
          <text x="121" y="52">
            hop 2
          </text>
          <text x="252" y="52">
            hop 1
          </text>
          <text x="374" y="52">
            deposit
          </text>
        </g>
      </svg>
      <ul className="border-t border-line">
        {parts.map(({ category, share, hops, points }, index) => (
          <li
            key={category}
            className="grid grid-cols-[1fr_auto_2.5rem] items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-2.5 tabular sm:grid-cols-[7rem_1fr_5rem_3rem]"
          >
            <span className="font-semibold text-ink first-letter:uppercase">
              {wordsOf(category)}
              <span className="block text-micro font-normal text-ink-mute">
                {hops === 1 ? 'direct' : `${hops} hops back`}
              </span>
            </span>
            <span className="flex h-2.5 rounded-sm bg-paper-deep max-sm:col-span-3 max-sm:row-start-2">
              <span
                className={index === 0 ? 'rounded-sm bg-lantern' : 'rounded-sm bg-ink-mute'}
                style={{ width: `${Math.round(share * 100)}%` }}
              />
            </span>
            <span className="text-right">{`${(AMOUNT * share).toFixed(1)} ETH`}</span>
            <span className="text-right font-semibold text-ink">{`+${points}`}</span>
          </li>
        ))}
      </ul>
      <p className="flex justify-between px-4 py-3 text-small font-semibold text-ink tabular">
        <span>Score</span>
        <span>{score}</span>
      </p>
    </Sheet>
  )
}
