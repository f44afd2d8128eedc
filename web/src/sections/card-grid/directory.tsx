import type { SectionOf } from '@/sections/section'
import { Band } from '@/ui/band'
import { PhoneFold } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'

/** Names in columns, one category each. */
export function DirectoryColumns({ cards, anchor, ...heading }: SectionOf<'cardGrid'>) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <ul className="grid gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {cards.map(({ _key, title, text, entries }) => (
          <li key={_key}>
            {title && <h3 className="title-m text-on-night">{title}</h3>}
            {text && <p className="mt-2 lg:min-h-[4.5em]">{text}</p>}
            <PhoneFold label={`${entries.length} names`}>
              <ul className="mt-6 border-t border-lantern">
                {entries.map((entry) => (
                  <li key={entry._key} className="border-b border-night-line py-3">
                    <span className="block font-serif text-[1.25rem] text-on-night">
                      {entry.name}
                    </span>
                    {entry.text && <span className="block text-small">{entry.text}</span>}
                  </li>
                ))}
              </ul>
            </PhoneFold>
          </li>
        ))}
      </ul>
    </Band>
  )
}
