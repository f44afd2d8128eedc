import { type Action, toActions } from '@/content/action/action'
import { type Image, toImage } from '@/content/image/image'
import type { PictureName } from '@/pictures/picture'
import { type Figure, toFigures } from '@/sections/figure'
import { type Heading, toHeading } from '@/sections/heading'
import type { TitleLevel } from '@/sections/page-title'
import type { RawSectionOf } from '@/sections/raw-section'

export type HeroLook = NonNullable<RawSectionOf<'hero'>['look']>

export type HeroProps = Heading & {
  look: HeroLook
  actions: Action[]
  figures: Figure[]
  picture?: PictureName | undefined
  image?: Image | undefined
}

export type HeroViewProps = HeroProps & { level: TitleLevel }

export function toHero(raw: RawSectionOf<'hero'>): HeroProps {
  return {
    ...toHeading(raw),
    look: raw.look ?? 'picture',
    actions: toActions(raw.actions),
    figures: toFigures(raw.figures),
    picture: raw.picture ?? undefined,
    image: toImage(raw.image),
  }
}
