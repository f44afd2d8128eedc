import type { IconName } from '@/cards/icon'
import { type Action, toAction } from '@/content/action/action'
import { type Heading, toHeading } from '@/sections/heading'
import type { RawSectionOf } from '@/sections/raw-section'

export type GridCard = {
  key: string
  icon?: IconName | undefined
  title: string
  text: string
  points: string[]
  action?: Action | undefined
}

type Raw = RawSectionOf<'cardGrid'>
export type CardGridLook = NonNullable<Raw['look']>
export type CardGridColumns = NonNullable<Raw['columns']>

export type CardGridProps = Heading & {
  look: CardGridLook
  columns: CardGridColumns
  cards: GridCard[]
}

export function toCardGrid(raw: Raw): CardGridProps {
  return {
    ...toHeading(raw),
    look: raw.look ?? 'plain',
    columns: raw.columns ?? 3,
    cards: (raw.cards ?? []).map((card) => ({
      key: card._key,
      icon: card.icon ?? undefined,
      title: card.title ?? '',
      text: card.text ?? '',
      points: card.points ?? [],
      action: toAction(card.action),
    })),
  }
}
