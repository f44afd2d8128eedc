import { Sheet, Tag } from '@/illustrations/sheet'

const SCORE = 87

const parts = [
  { label: 'Ransomware, 2 hops', share: 61, tone: 'bg-risk' },
  { label: 'Mixer, direct', share: 24, tone: 'bg-lantern' },
  { label: 'Exchange, direct', share: 15, tone: 'bg-ink-mute' },
]

/** A risk score on a scale, with its components. */
export function RiskScore() {
  return (
    <Sheet
      title="0x9c1f…d70e"
      aside="Scored in 47 ms"
      description="A risk score of 87 on a ruler from 0 to 100, in the range that blocks. Below it, where the funds came from: ransomware at two hops 61 percent, a mixer 24 percent, an exchange 15 percent."
    >
      <div className="p-5 sm:p-7">
        <div className="flex items-end justify-between">
          <p>
            <span className="figure block text-[4rem] text-ink">{SCORE}</span>
            <span className="mt-1 block text-micro text-ink-mute">Risk score, 0 to 100</span>
          </p>
          <Tag tone="risk">BLOCKED</Tag>
        </div>
        <Ruler score={SCORE} />
        <p className="mt-7 mb-2 text-micro font-semibold text-ink">Where the funds came from</p>
        <ul className="stack-3">
          {parts.map(({ label, share, tone }) => (
            <li key={tone}>
              <p className="flex justify-between text-micro tabular">
                <span>{label}</span>
                <span className="font-semibold text-ink">{`${share}%`}</span>
              </p>
              <div className="mt-1 h-2 rounded-full bg-paper-deep">
                <div className={`h-2 rounded-full ${tone}`} style={{ width: `${share}%` }} />
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  )
}

function Ruler({ score }: { score: number }) {
  const at = 4 * score
  return (
    <div className="mt-5">
      <svg viewBox="-4 0 408 34" className="block h-auto w-full" aria-hidden="true">
        <rect x="0" y="14" width="200" height="10" fill="var(--color-safe)" opacity="0.35" />
        <rect x="200" y="14" width="100" height="10" fill="var(--color-lantern)" opacity="0.55" />
        <rect x="300" y="14" width="100" height="10" fill="var(--color-risk)" opacity="0.8" />
        <path
          d={Array.from({ length: 11 }, (_, tick) => `M${tick * 40} 24v${tick % 5 ? 5 : 8}`).join(
            '',
          )}
          stroke="var(--color-ink)"
        />
        <path d={`M${at} 28V6`} stroke="var(--color-ink)" strokeWidth="2.5" />
        <path d={`M${at - 7} 0H${at + 7}L${at} 9Z`} fill="var(--color-ink)" />
      </svg>
      <p className="mt-1 grid grid-cols-3 text-micro text-ink-mute tabular">
        <span>0</span>
        <span className="text-center">50</span>
        <span className="text-right">100</span>
      </p>
    </div>
  )
}
