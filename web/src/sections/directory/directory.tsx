import type { DirectoryProps } from '@/sections/directory/directory.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** Names in columns, one category each, as on the board in a lobby. */
export function Directory({ groups, anchor, ...heading }: DirectoryProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="grid gap-x-10 gap-y-12 lg:auto-cols-fr lg:grid-flow-col">
        {groups.map(({ key, title, text, entries }) => (
          <li key={key}>
            <h3 className="title-m text-on-night">{title}</h3>
            {text && <p className="mt-2 lg:min-h-[4.5em]">{text}</p>}
            <ul className="mt-6 border-t border-lantern">
              {entries.map((entry) => (
                <li key={entry.key} className="border-b border-night-line py-3">
                  <span className="block font-serif text-[1.25rem] text-on-night">
                    {entry.name}
                  </span>
                  {entry.text && <span className="block text-small">{entry.text}</span>}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Band>
  )
}
