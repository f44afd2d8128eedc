import { Sheet, Tag } from '@/pictures/sheet'

const withdrawals = [
  { address: '0x41be…9a07', amount: '1.20 ETH', score: 4, tone: 'safe', verdict: 'PASS' },
  { address: 'bc1q7…x2md', amount: '0.35 BTC', score: 11, tone: 'safe', verdict: 'PASS' },
  { address: '0x9c1f…d70e', amount: '18.4 ETH', score: 87, tone: 'risk', verdict: 'BLOCKED' },
  { address: 'TQ5n…8kWc', amount: '9,400 USDT', score: 52, tone: 'review', verdict: 'REVIEW' },
  { address: '0x7d02…11fc', amount: '0.07 ETH', score: 2, tone: 'safe', verdict: 'PASS' },
] as const

const bars = { safe: 'bg-safe', review: 'bg-lantern', risk: 'bg-risk' }

/** A queue of screened withdrawals: most pass, one is blocked. */
export function ScreeningQueue() {
  return (
    <Sheet
      title="Withdrawals being screened"
      aside="47 ms on average"
      description="Five withdrawals with their risk scores: three pass, one is in review, one is blocked."
    >
      <ul>
        {withdrawals.map(({ address, amount, score, tone, verdict }) => (
          <li
            key={address}
            className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 max-sm:nth-[3n+2]:hidden sm:grid-cols-[7.5rem_1fr_8.5rem_5rem] ${tone === 'risk' ? 'bg-risk-wash/50' : ''}`}
          >
            <span className="font-mono text-ink">{address}</span>
            <span className="text-right tabular">{amount}</span>
            <span className="flex items-center gap-3">
              <span className="h-1.5 w-full max-w-40 rounded-full bg-paper-deep">
                <span
                  className={`block h-1.5 rounded-full ${bars[tone]}`}
                  style={{ width: `${score}%` }}
                />
              </span>
              <span className="w-6 shrink-0 text-right font-semibold text-ink tabular">
                {score}
              </span>
            </span>
            <span className="text-right">
              <Tag tone={tone}>{verdict}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
