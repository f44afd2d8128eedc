import { lineOf, Sheet, Tag } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** One for each line. */
const tones = ['risk', 'review', 'review', 'safe'] as const

/** Incoming alerts, the latest highlighted. */
export function AlertFeed({ words }: { words: Words['alertFeed'] }) {
  const lines = tones.map((tone, index) => ({
    tone,
    ...lineOf(words, index + 1, 'time', 'what', 'amount', 'verdict'),
  }))
  return (
    <Sheet words={words}>
      <ul>
        {lines.map(({ tone, time, what, amount, verdict }, index) => (
          <li
            key={time}
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-4 py-3.5 last:border-b-0 sm:grid-cols-[4.5rem_1fr_auto_4.5rem] sm:items-center ${index === 0 ? 'border-l-4 border-l-lantern bg-lantern-wash/60' : 'border-l-4 border-l-transparent'}`}
          >
            <span className="text-micro text-ink-mute tabular max-sm:order-3">{time}</span>
            <span className="font-semibold text-ink max-sm:order-1">{what}</span>
            <span className="text-right tabular max-sm:order-4">{amount}</span>
            <span className="text-right max-sm:order-2">
              <Tag tone={tone}>{verdict}</Tag>
            </span>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
