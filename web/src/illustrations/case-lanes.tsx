import clsx from 'clsx'
import { lineOf, Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** The lane of each event. */
const sides = ['record', 'ledger', 'record', 'ledger', 'ledger', 'ledger'] as const

/** A timeline of a case: on-chain events on one side, all others on the other. */
export function CaseLanes({ words }: { words: Words['caseLanes'] }) {
  const events = sides.map((side, index) => ({
    side,
    ...lineOf(words, index + 1, 'time', 'what', 'exhibit'),
  }))
  return (
    <Sheet words={words}>
      <p className="grid grid-cols-[1fr_3.5rem_1fr] border-b border-line bg-paper px-3 py-2 text-micro font-semibold text-ink sm:px-6">
        <span className="text-right">{words.ledger}</span>
        <span />
        <span>{words.record}</span>
      </p>
      <ol className="relative px-3 py-5 before:absolute before:inset-y-0 before:left-[calc(50%-1px)] before:w-0.5 before:bg-line sm:px-6">
        {events.map(({ time, side, what, exhibit }, index) => (
          <li key={time} className="relative grid grid-cols-[1fr_3.5rem_1fr] items-start py-2">
            <span
              className={clsx(
                'col-start-2 row-start-1 mx-auto rounded-full border px-1.5 text-micro font-semibold text-ink tabular',
                index === events.length - 1
                  ? 'border-lantern bg-lantern'
                  : side === 'ledger'
                    ? 'border-lantern bg-white'
                    : 'border-line-strong bg-white',
              )}
            >
              {time}
            </span>
            <span
              className={clsx(
                'row-start-1',
                side === 'ledger' ? 'col-start-1 pr-2 text-right' : 'col-start-3 pl-2',
              )}
            >
              <span
                className={clsx(
                  'block leading-snug text-ink',
                  side === 'ledger' ? 'font-semibold' : 'font-serif',
                )}
              >
                {what}
              </span>
              <span className="text-micro text-ink-mute">{exhibit}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="border-t border-line bg-lantern-wash px-4 py-3 text-micro font-semibold text-ink sm:px-6">
        {words.note}
      </p>
    </Sheet>
  )
}
