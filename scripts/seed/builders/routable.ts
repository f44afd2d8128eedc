import type { LegalPage, Page, Product } from '../../../web/src/content/types.gen.ts'
import { documentIdAt } from './document-id.ts'
import type { Seed } from './seed-document.ts'

type Fields<T extends { _type: string }> = Omit<Seed<T>, '_id' | '_type' | 'path' | 'seo'> & {
  path: string
  seo: { title: string; description: string }
}

/** One closing for a page: the shared band only where the page has no closing of its own. */
const hasOwnClosing = ({ sections = [] }: Pick<Page, 'sections'>) =>
  sections.some(({ _type, ...section }) => _type === 'callToAction' && !isNewsletter(section))
const isNewsletter = (section: object) => 'look' in section && section.look === 'newsletter'

const slug = (path: string) => ({ _type: 'slug' as const, current: path })
const seo = (fields: { title: string; description: string }) => ({
  _type: 'seo' as const,
  ...fields,
})

/** A page of sections: the home page, or one under solutions, resources or company. */
export function page(fields: Fields<Page>): Seed<Page> {
  return {
    showReadyToStart: !hasOwnClosing(fields),
    ...fields,
    _id: documentIdAt(fields.path),
    _type: 'page',
    path: slug(fields.path),
    seo: seo(fields.seo),
  }
}

/** A product with its page. */
export function product(fields: Fields<Product>): Seed<Product> {
  return {
    showReadyToStart: !hasOwnClosing(fields),
    ...fields,
    _id: documentIdAt(fields.path),
    _type: 'product',
    path: slug(fields.path),
    seo: seo(fields.seo),
  }
}

type LegalFields = Omit<Fields<LegalPage>, 'lastUpdated' | 'reviewOn'>

/** A legal page; all have the same dates of the last update and the next review. */
export function legalPage(fields: LegalFields): Seed<LegalPage> {
  return {
    ...fields,
    _id: documentIdAt(fields.path),
    _type: 'legalPage',
    path: slug(fields.path),
    lastUpdated: '2025-10-01',
    reviewOn: '2027-10-01',
    seo: seo(fields.seo),
  }
}
