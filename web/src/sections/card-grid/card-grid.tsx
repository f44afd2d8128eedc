import type { ComponentType } from 'react'
import { BorderedGrid } from '@/sections/card-grid/bordered-grid'
import { ListGrid } from '@/sections/card-grid/list-grid'
import { PlainGrid } from '@/sections/card-grid/plain-grid'
import { TintedGrid } from '@/sections/card-grid/tinted-grid'
import type { CardGridLook, CardGridProps } from '@/sections/card-grid/to-card-grid'

const looks: Record<CardGridLook, ComponentType<CardGridProps>> = {
  plain: PlainGrid,
  bordered: BorderedGrid,
  tinted: TintedGrid,
  list: ListGrid,
}

/** Cards in one of four looks. */
export function CardGrid(props: CardGridProps) {
  const Look = looks[props.look]
  return <Look {...props} />
}
