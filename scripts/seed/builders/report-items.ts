import type {
  Card,
  Figure,
  ImprintLine,
  Profile,
  Report,
  Step,
  UpcomingReport,
} from '../../../web/src/content/types.gen.ts'
import { seedFile } from '../images/seed-image.ts'
import { keyFrom } from './key.ts'
import { referenceTo } from './reference.ts'
import type { Seed } from './seed-document.ts'

type Keyed<T> = T & { _key: string }

/** A published report with its file in `files`; `path` is the path of its page. */
export function report(
  name: string,
  { path, ...fields }: Omit<Seed<Report>, '_id' | '_type' | 'page' | 'file'> & { path: string },
): Seed<Report> {
  const file = seedFile(new URL(`../files/${name}.pdf`, import.meta.url), `${name}.pdf`)
  return { _id: `report-${name}`, _type: 'report', page: referenceTo(path), file, ...fields }
}

/** A numbered statement with its figure and the page with details. */
export function finding(value: string, label: string, note: string, page?: number): Keyed<Figure> {
  const _key = keyFrom('finding', label)
  return { _type: 'figure', _key, value, label, note, ...(page ? { page } : {}) }
}

/** A line of a table of contents. */
export function chapter(page: number, title: string, text: string): Keyed<Step> {
  return { _type: 'step', _key: keyFrom('chapter', title), title, text, note: `${page}` }
}

/** A line of a report's imprint. */
export function imprintLine(label: string, text: string): Keyed<ImprintLine> {
  return { _type: 'imprintLine', _key: keyFrom('line', label), label, text }
}

export function impact(
  level: NonNullable<Card['level']>,
  title: string,
  text: string,
  regions: string[] = [],
): Keyed<Card> {
  const _key = keyFrom('impact', title)
  return { _type: 'card', _key, title, text, level, ...(regions.length && { points: regions }) }
}

export function region(name: string, fields: Omit<Profile, '_type' | 'name'>): Keyed<Profile> {
  return { _type: 'profile', _key: keyFrom('region', name), name, ...fields }
}

export function country(name: string, fields: Omit<Profile, '_type' | 'name'>): Keyed<Profile> {
  return { _type: 'profile', _key: keyFrom('country', name), name, ...fields }
}

export function upcomingReport(
  title: string,
  fields: Omit<Seed<UpcomingReport>, '_id' | '_type' | 'title'>,
): Seed<UpcomingReport> {
  return { _id: keyFrom('upcoming-report', title), _type: 'upcomingReport', title, ...fields }
}
