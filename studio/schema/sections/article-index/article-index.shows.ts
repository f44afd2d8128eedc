import type { Showing } from '../../../presentation/shown-by'

export const articleIndexShows: Showing[] = [
  ...['article', 'articleCategory'].map((type) => ({
    type,
    when: 'look in ["cards", "ledger"]',
    all: 'area == ^.area',
  })),
  {
    type: 'article',
    when: 'look in ["picture", "type"]',
    field: 'article',
    all: 'newestIn == ^.area',
  },
]
