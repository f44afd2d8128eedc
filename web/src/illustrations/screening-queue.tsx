import { lineOf, Sheet, Tag } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** One for each line. */
const tones = ['safe', 'safe', 'risk', 'review', 'safe'] as const

const bars = { safe: 'bg-safe', review: 'bg-lantern', risk: 'bg-risk' }

/** A queue of screened withdrawals: most pass, one is blocked. */
export function ScreeningQueue({ words }: { words: Words['screeningQueue'] }) {
  const lines = tones.map((tone, index) => ({
    tone,
    ...lineOf(words, index + 1, 'address', 'amount', 'score', 'verdict'),
  }))
  return (
    <Sheet words={words}>
      <ul>
        {lines.map(({ address, amount, score, tone, verdict }) => (
          <li
            key={address}
            className={`grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1.5 border-b border-line px-4 py-3 last:border-b-0 sm:grid-cols-[7.5rem_1fr_8.5rem_5rem] ${tone === 'risk' ? 'bg-risk-wash/50' : ''}`}
          >
            <span className="font-mono text-ink">{address}</span>
            <span className="text-right tabular">{amount}</span>
            <span className="flex items-center gap-3">
              <span className="h-1.5 w-full max-w-40 rounded-full bg-paper-deep">
                <span
                  className={`block h-1.5 rounded-full ${bars[tone]}`}
                  style={{ width: `${Number.parseFloat(score) || 0}%` }}
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
