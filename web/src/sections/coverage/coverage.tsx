import type { CoverageProps } from '@/sections/coverage/coverage.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'

/** A register: each region with its regimes by name and what we do for them. */
export function Coverage({ regions, anchor, ...heading }: CoverageProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="border-t-2 border-ink">
        {regions.map(({ key, name, frameworks, text }) => (
          <li
            key={key}
            className="grid gap-x-10 gap-y-4 border-b border-line-strong/50 py-7 lg:grid-cols-[3fr_5fr_4fr]"
          >
            <h3 className="title-m text-ink">{name}</h3>
            <ul className="flex flex-wrap gap-2 self-start">
              {frameworks.map((framework) => (
                <li
                  key={framework}
                  className="rounded-sm border border-line-strong bg-paper px-2.5 py-1 text-small font-semibold text-ink"
                >
                  {framework}
                </li>
              ))}
            </ul>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Band>
  )
}
