import { lineOf, Sheet } from '@/illustrations/sheet'
import type { Words } from '@/sanity/words'

/** The steps of a case in order, each with its evidence. */
export function Timeline({ words }: { words: Words['timeline'] }) {
  const events = [1, 2, 3, 4].map((line) => lineOf(words, line, 'time', 'what', 'proof'))
  return (
    <Sheet words={words}>
      <ol className="px-5 py-6 sm:px-7">
        {events.map(({ time, what, proof }, index) => {
          const last = index === events.length - 1
          return (
            <li
              key={time}
              className={`relative pl-9 sm:grid sm:grid-cols-[7.5rem_1fr] sm:gap-x-4 ${last ? '' : 'pb-6 before:absolute before:top-3 before:-bottom-3 before:left-[0.4375rem] before:w-0.5 before:bg-lantern'}`}
            >
              <span
                className={`absolute top-0.5 left-0 size-4 rounded-full border-2 ${last ? 'border-lantern bg-lantern [box-shadow:0_0_0_4px_rgb(240_160_36/0.25)]' : 'border-lantern bg-white'}`}
              />
              <span className="block text-micro leading-5 text-ink-mute tabular">{time}</span>
              <span>
                <span className="block font-semibold text-ink">{what}</span>
                <span className="mt-1 block text-micro text-ink-mute">{proof}</span>
              </span>
            </li>
          )
        })}
      </ol>
    </Sheet>
  )
}
