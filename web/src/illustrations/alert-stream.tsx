import { lineOf, Sheet, Tag } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** One for each line. */
const tones = ['risk', 'review', 'review'] as const

/** Transfers per second over a minute; the highlighted bars raised an alert. */
const seconds = '342536254423653425367245314265382435624534256345264735243562'.split('').map(Number)
const lit = [12, 47, 58]

/** A minute of transfers as bars, its alerts, and the rule of the latest one. */
export function AlertStream({ words }: { words: Words['alertStream'] }) {
  const lines = tones.map((tone, index) => ({
    tone,
    ...lineOf(words, index + 1, 'time', 'what', 'amount', 'rule', 'verdict'),
  }))
  return (
    <Sheet words={words}>
      <div className="bg-night px-4 pt-5">
        <svg viewBox="0 0 240 34" className="block h-auto w-full" aria-hidden="true">
          <path
            d={bars((index) => !lit.includes(index))}
            stroke="var(--color-night-dim)"
            strokeWidth="2"
          />
          <path
            d={bars((index) => lit.includes(index))}
            stroke="var(--color-lantern)"
            strokeWidth="2.6"
          />
        </svg>
        <p className="flex justify-between py-2 text-micro text-on-night-soft tabular">
          <span>{words.from}</span>
          <span>{words.count}</span>
          <span>{words.to}</span>
        </p>
      </div>
      <ul>
        {lines.map(({ tone, time, what, amount, rule, verdict }, index) => (
          <li
            key={rule}
            className={`grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line px-4 py-3 sm:grid-cols-[4.25rem_1fr_auto_3.75rem] sm:items-center ${index === 0 ? 'bg-lantern-wash/60' : ''}`}
          >
            <span className="text-micro text-ink-mute tabular max-sm:order-3">
              {time}
              <span className="sm:block"> {rule}</span>
            </span>
            <span className="font-semibold text-ink max-sm:order-1">{what}</span>
            <span className="text-right tabular max-sm:order-4">{amount}</span>
            <span className="text-right max-sm:order-2">
              <Tag tone={tone}>{verdict}</Tag>
            </span>
          </li>
        ))}
      </ul>
      <p className="px-4 py-3.5 font-mono text-micro leading-5 text-ink">
        <span className="text-ink-mute">{words.rule1}</span> <span>{words.condition}</span>
        <br />
        <span>{words.beforeAction}</span> <span className="bg-lantern px-1">{words.action}</span>{' '}
        <span>{words.afterAction}</span>
      </p>
    </Sheet>
  )
}

function bars(chosen: (index: number) => boolean): string {
  return seconds
    .map((height, index) => (chosen(index) ? `M${2 + index * 4} 34v-${4 + height * 3.6}` : ''))
    .join('')
}
