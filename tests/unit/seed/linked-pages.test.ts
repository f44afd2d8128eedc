import { expect, test } from 'vitest'
import { seedDocuments } from '../../../scripts/seed/seed-documents.ts'

/** Pages that no list shows: readers reach them only through a link in another text. */
const PAGES = [
  'page-resources-coverage',
  'page-resources-for-victims',
  'page-resources-for-police',
  'page-company-trust',
  'page-company-press',
]

/** The document ids that texts and actions of a page, an article or a guide link to. */
function linkedFrom(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linkedFrom)
  if (value === null || typeof value !== 'object') return []
  const own = '_ref' in value && typeof value._ref === 'string' ? [value._ref] : []
  return [...own, ...Object.values(value).flatMap(linkedFrom)]
}

const others = seedDocuments.filter((each) => 'path' in each && !PAGES.includes(each._id))

test.each(PAGES)('%s has a link on another page', (id) => {
  const from = others.filter((each) => linkedFrom(each).includes(id)).map(({ _id }) => _id)
  expect(from.length).toBeGreaterThan(0)
})
