import clsx from 'clsx'
import { toImage } from '@/content/objects/image'
import { PictureView } from '@/pictures/picture'
import type { SectionProps } from '@/sections/section'
import { Band } from '@/ui/band'
import { ContentImage } from '@/ui/content-image'
import { Points } from '@/ui/points'
import { SectionHeading } from '@/ui/section-heading'

type FeatureRowsProps = SectionProps<'featureRows'>

/** Text on one side and a picture on the other; the sides alternate. */
export function FeatureRows({ rows, anchor, ...heading }: FeatureRowsProps) {
  return (
    <Band anchor={anchor}>
      <SectionHeading {...heading} className="mb-6 sm:mb-14" />
      <div className="stack-10 sm:stack-16 lg:stack-24">
        {rows.map((row, index) => (
          <Row key={row._key} {...row} mediaFirst={index % 2 === 1} />
        ))}
      </div>
    </Band>
  )
}

type RowProps = FeatureRowsProps['rows'][number] & { mediaFirst: boolean }

function Row({ title, text, points, picture, mediaFirst, ...row }: RowProps) {
  const image = toImage(row.image)
  const media = image ? (
    <ContentImage image={image} maxWidth={820} sizes="(min-width: 64rem) 55vw, 100vw" />
  ) : (
    picture && <PictureView name={picture} />
  )
  return (
    <div
      className={clsx(
        'grid items-start gap-x-16 gap-y-6 sm:gap-y-8',
        media && (mediaFirst ? 'lg:grid-cols-[7fr_5fr]' : 'lg:grid-cols-[5fr_7fr]'),
      )}
    >
      <div className={clsx(mediaFirst && 'lg:order-2')}>
        {title && <h3 className="title-m text-ink">{title}</h3>}
        {text && <p className="mt-3 sm:mt-4">{text}</p>}
        <Points points={points} className="mt-4 sm:mt-6" />
      </div>
      {media && <div className="min-w-0">{media}</div>}
    </div>
  )
}
