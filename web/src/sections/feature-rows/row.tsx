import type { ReactNode } from 'react'
import { toImage } from '@/content/objects/image'
import { PictureView } from '@/pictures/picture'
import type { SectionProps } from '@/sections/section'
import { ContentImage } from '@/ui/content-image'
import { PhoneFold } from '@/ui/phone-fold'

type StoredRow = SectionProps<'featureRows'>['rows'][number]

/** A row, its picture drawn. */
export type Row = Pick<StoredRow, 'title' | 'text' | 'points'> & {
  key: string
  media: ReactNode
  /** The drawing has numbers, for which the points are the notes. */
  isNumbered: boolean
}

export type RowsProps = { rows: readonly Row[] }

export function toRow({ _key, picture, ...row }: StoredRow): Row {
  const image = toImage(row.image)
  const media = image ? (
    <ContentImage image={image} maxWidth={820} sizes="(min-width: 64rem) 55vw, 100vw" />
  ) : (
    picture && <PictureView name={picture} />
  )
  return { ...row, key: _key, media, isNumbered: !image && picture === 'mixer-match' }
}

export function RowText({ title, text }: Pick<Row, 'title' | 'text'>) {
  return (
    <>
      {title && <h3 className="title-m text-ink in-[.on-night]:text-on-night">{title}</h3>}
      {text && <p className="mt-3 sm:mt-4">{text}</p>}
    </>
  )
}

type DetailsProps = Pick<Row, 'points'> & { children: ReactNode }

/** Phones fold the points and show the picture. */
export function Details({ points, children }: DetailsProps) {
  const { length } = points
  if (length === 0) return null
  return (
    <PhoneFold label={length === 1 ? 'Show 1 detail' : `Show ${length} details`}>
      {children}
    </PhoneFold>
  )
}
