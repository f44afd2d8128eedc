import type { ComponentProps } from 'react'
import { type Source, sourceOf } from '@/content/drafts/source'
import { chartTexts, formatValue } from '@/pictures/charts/chart'
import { profileTexts } from '@/sections/profiles/texts'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { LevelBadge } from '@/ui/level-badge'
import { FoldedList } from '@/ui/phone-fold'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'

type CountriesProps = SectionProps<'profiles'>
type Country = CountriesProps['profiles'][number]
type Badge = Pick<ComponentProps<typeof LevelBadge>, 'bars' | 'tone'>

const badges: Record<NonNullable<Country['risk']>, Badge> = {
  High: { bars: 3, tone: 'risk' },
  Medium: { bars: 2, tone: 'lantern' },
  Low: { bars: 1, tone: 'safe' },
}

/** Countries two to a row, with code, risk and key factors. */
export function Countries({ profiles, source, anchor, ...heading }: CountriesProps) {
  return (
    <Band anchor={anchor} tone="sunk">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        shown={1}
        names={profiles.map(({ name }) => name)}
        kind="countries"
        className="grid gap-x-16 gap-y-8 sm:gap-y-14 lg:grid-cols-2"
      >
        {profiles.map((country) => (
          <CountryEntry key={country._key} {...country} />
        ))}
      </FoldedList>
      {source && <p className="mt-10 text-micro text-ink-mute">{chartTexts.source(source)}</p>}
    </Band>
  )
}

function CountryEntry(country: Country) {
  const { name, code, adoption, size, text, points, risk } = country
  return (
    <li className="border-t-2 border-ink pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        {name && (
          <h3 className="title-m flex items-center gap-3 text-ink">
            {code && (
              // Stands for a flag.
              <span
                {...sourceOf(name, 'code')}
                aria-hidden="true"
                className="rounded-sm bg-ink px-1.5 py-1 font-mono text-small leading-none font-normal text-paper forced-colors:border"
              >
                {code}
              </span>
            )}
            {name}
          </h3>
        )}
        {risk && (
          <LevelBadge
            text={profileTexts.risks[risk]}
            source={sourceOf(name, 'risk')}
            {...badges[risk]}
          />
        )}
      </div>
      <dl className="mt-6 grid grid-cols-2 gap-x-6">
        {adoption !== null && (
          <Measure
            name={profileTexts.adoption}
            value={formatValue(adoption, '%')}
            source={sourceOf(name, 'adoption')}
          />
        )}
        {size && <Measure name={profileTexts.marketCap} value={size} />}
      </dl>
      {text && <p className="mt-5 max-w-prose">{text}</p>}
      {points.length > 0 && (
        <>
          <h4 className="mt-6 text-small font-semibold text-ink">Key factors</h4>
          <Points points={points} className="mt-3" />
        </>
      )}
    </li>
  )
}

function Measure({ name, value, source }: { name: string; value: string; source?: Source }) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-small">{name}</dt>
      <dd {...source} className="figure text-ink">
        {value}
      </dd>
    </div>
  )
}
