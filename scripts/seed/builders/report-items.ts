import type {
  Chapter,
  Country,
  Finding,
  Impact,
  ImprintLine,
  Region,
  Report,
  UpcomingReport,
} from '../../../web/src/sanity/types.gen.ts'
import { keyFrom } from './key.ts'
import { referenceTo } from './reference.ts'
import type { Seed } from './seed-document.ts'

type Keyed<T> = T & { _key: string }

/** A published report; `path` is its page. */
export function report(
  name: string,
  { path, ...fields }: Omit<Seed<Report>, '_id' | '_type' | 'page'> & { path: string },
): Seed<Report> {
  return { _id: `report-${name}`, _type: 'report', page: referenceTo(path), ...fields }
}

/** A numbered statement with its figure and the page that says more. */
export function finding(value: string, title: string, text: string, page?: number): Keyed<Finding> {
  const _key = keyFrom('finding', title)
  return { _type: 'finding', _key, value, title, text, ...(page ? { page } : {}) }
}

/** A line of a list of contents. */
export function chapter(page: number, title: string, text: string): Keyed<Chapter> {
  return { _type: 'chapter', _key: keyFrom('chapter', title), title, text, page }
}

/** A line of small print. */
export function imprintLine(label: string, text: string): Keyed<ImprintLine> {
  return { _type: 'imprintLine', _key: keyFrom('line', label), label, text }
}

/** A force or trend with its weight. */
export function impact(
  weight: NonNullable<Impact['impact']>,
  title: string,
  text: string,
  regions: string[] = [],
): Keyed<Impact> {
  const _key = keyFrom('impact', title)
  return { _type: 'impact', _key, title, text, impact: weight, ...(regions.length && { regions }) }
}

/** A region of the world. */
export function region(name: string, fields: Omit<Region, '_type' | 'name'>): Keyed<Region> {
  return { _type: 'region', _key: keyFrom('region', name), name, ...fields }
}

/** A country in the spotlight. */
export function country(name: string, fields: Omit<Country, '_type' | 'name'>): Keyed<Country> {
  return { _type: 'country', _key: keyFrom('country', name), name, ...fields }
}

/** A report that is being worked on. */
export function upcomingReport(
  title: string,
  fields: Omit<Seed<UpcomingReport>, '_id' | '_type' | 'title'>,
): Seed<UpcomingReport> {
  return { _id: keyFrom('upcoming-report', title), _type: 'upcomingReport', title, ...fields }
}
