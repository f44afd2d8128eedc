import { ACTION_FIELDS, type Action, toAction } from '@/objects/action'
import { HEADING_FIELDS, type Heading, type RawSectionOf, toHeading } from '@/sections/heading'
import type { IconName } from '@/ui/icon'

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

export const CARD_GRID_FIELDS = /* groq */ `
  ${HEADING_FIELDS},
  look,
  columns,
  cards[]{ _key, icon, title, text, points, action{ ${ACTION_FIELDS} } }
`
