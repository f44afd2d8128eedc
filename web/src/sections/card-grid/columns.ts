import type { CardGridColumns } from '@/sections/card-grid/to-card-grid'

/** Columns on a wide screen; fewer as it narrows. */
export const columnClass: Record<CardGridColumns, string> = {
  2: 'md:grid-cols-2',
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'sm:grid-cols-2 xl:grid-cols-4',
}
