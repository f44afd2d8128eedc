import clsx from 'clsx'
import { sourceOf } from '@/content/drafts/source'
import { chartTexts, formatValue } from '@/pictures/charts/chart'
import { marks } from '@/pictures/charts/marks'
import { Countries } from '@/sections/profiles/countries'
import { profileTexts } from '@/sections/profiles/texts'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { FoldedList } from '@/ui/phone-fold'
import { SectionHeading } from '@/ui/section-heading'
import { TagList } from '@/ui/tag-list'

type ProfilesProps = SectionProps<'profiles'>

/** Regions of the world compared, or single countries looked at. */
export function Profiles(props: ProfilesProps) {
  return props.look === 'countries' ? <Countries {...props} /> : <Regions {...props} />
}

/** Regions one below another, each with a bar of 100 %, its volume and trends. */
function Regions({ profiles, source, anchor, ...heading }: ProfilesProps) {
  return (
    <Band anchor={anchor} tone="ink">
      <SectionHeading {...heading} layout="split" className="mb-6 sm:mb-12" />
      <FoldedList
        shown={1}
        names={profiles.map(({ name }) => name)}
        kind="regions"
        className="border-t border-on-night-soft"
      >
        {profiles.map((region) => (
          <RegionRow key={region._key} {...region} />
        ))}
      </FoldedList>
      {source && <p className="mt-6 text-micro">{chartTexts.source(source)}</p>}
    </Band>
  )
}

function RegionRow(region: ProfilesProps['profiles'][number]) {
  const { name, adoption, size, text, points, highlight } = region
  return (
    <li className="grid gap-x-12 gap-y-4 border-b border-night-line py-8 lg:grid-cols-[5fr_7fr]">
      <div>
        {name && <h3 className="title-m text-on-night">{name}</h3>}
        {text && <p className="mt-2 max-w-prose">{text}</p>}
      </div>
      <div>
        <div className="flex items-end justify-between gap-6">
          {adoption !== null && (
            <p>
              <span {...sourceOf(name, 'adoption')} className="figure block text-on-night">
                {formatValue(adoption, '%')}
              </span>
              <span className="text-small">{profileTexts.adoption}</span>
            </p>
          )}
          {size && (
            <p className="ml-auto text-right">
              <span className="title-m block text-on-night">{size}</span>
              <span className="text-small">{profileTexts.volume}</span>
            </p>
          )}
        </div>
        {adoption !== null && (
          <svg aria-hidden="true" width="100%" height="14" className="mt-3 block text-on-night">
            <rect y="1" width="100%" height="12" className={clsx('fill-none', marks.grid)} />
            <rect
              y="1"
              width={`${adoption}%`}
              height="12"
              className={highlight ? marks.lit : marks.solid}
            />
          </svg>
        )}
        <TagList tags={points} className="mt-4" />
      </div>
    </li>
  )
}
