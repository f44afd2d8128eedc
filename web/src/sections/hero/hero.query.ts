import type { PictureName } from '@/illustrations/picture'
import { ACTION_FIELDS, type Action, toActions } from '@/objects/action'
import { IMAGE_FIELDS, type Image, toImage } from '@/objects/image'
import {
  FIGURE_FIELDS,
  type Figure,
  HEADING_FIELDS,
  type Heading,
  type RawSectionOf,
  toFigures,
  toHeading,
} from '@/sections/heading'
import type { TitleLevel } from '@/sections/page-title'

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

export const HERO_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  actions[]{ ${ACTION_FIELDS} },
  figures[]{ ${FIGURE_FIELDS} },
  picture,
  image{ ${IMAGE_FIELDS} }
`
