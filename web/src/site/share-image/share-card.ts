import { kindOf } from '@/search/search-index'

/** The first segment of a path, which selects the drawing. */
export type ShareArea = 'home' | 'products' | 'solutions' | 'resources' | 'company' | 'legal'

export type ShareCard = { title: string; label: string; area: ShareArea }

export type RawShareCard = {
  _type: string
  path: string | null
  title: string | null
  label: string | null
}

const KINDS = {
  product: 'Product',
  solution: 'Solutions',
  report: 'Report',
  resource: 'Resources',
  guide: 'Guide',
  article: 'Blog',
  news: 'News',
  event: 'Event',
  job: 'Open position',
  company: 'Company',
  legal: 'Legal',
  person: 'People',
}

const AREAS: readonly ShareArea[] = ['products', 'solutions', 'resources', 'company', 'legal']

export function toShareCard(raw: RawShareCard): ShareCard {
  const path = raw.path ?? '/'
  const area = AREAS.find((each) => path.startsWith(`/${each}/`)) ?? 'home'
  const kind = KINDS[kindOf(raw._type, path)]
  return {
    title: raw.title ?? '',
    label: area === 'home' ? '' : raw.label ? `${kind}: ${raw.label}` : kind,
    area,
  }
}
