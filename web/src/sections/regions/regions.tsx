import clsx from 'clsx'
import { formatValue } from '@/illustrations/charts/chart'
import { marks } from '@/illustrations/charts/marks'
import type { Region, RegionsProps } from '@/sections/regions/regions.query'
import { Band } from '@/ui/band'
import { SectionHeading } from '@/ui/section-heading'
import { TagList } from '@/ui/tag-list'

/** Regions one below another on ink: the figure large, its bar out of a hundred, volume and trends. */
export function Regions({ regions, source, anchor, ...heading }: RegionsProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-12" />
      <ul className="border-t border-on-night-soft">
        {regions.map(({ key, ...region }) => (
          <RegionRow key={key} {...region} />
        ))}
      </ul>
      {source && <p className="mt-6 text-micro">Source: {source}</p>}
    </Band>
  )
}

function RegionRow({ name, adoption, volume, text, trends, highlight }: Omit<Region, 'key'>) {
  return (
    <li className="grid gap-x-12 gap-y-4 border-b border-night-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <h3 className="title-m text-on-night">{name}</h3>
        {text && <p className="mt-2 max-w-prose">{text}</p>}
      </div>
      <div>
        <div className="flex items-end justify-between gap-6">
          <p>
            <span className="figure block text-on-night">{formatValue(adoption, '%')}</span>
            <span className="text-small">Adoption</span>
          </p>
          <p className="text-right">
            <span className="title-m block text-on-night">{volume}</span>
            <span className="text-small">Volume</span>
          </p>
        </div>
        <svg aria-hidden="true" width="100%" height="14" className="mt-3 block text-on-night">
          <rect y="1" width="100%" height="12" className={clsx('fill-none', marks.grid)} />
          <rect
            y="1"
            width={`${adoption}%`}
            height="12"
            className={highlight ? marks.lit : marks.solid}
          />
        </svg>
        <TagList tags={trends} className="mt-4" />
      </div>
    </li>
  )
}
