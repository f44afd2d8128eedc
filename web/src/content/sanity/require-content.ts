import { ContentError } from '@/content/sanity/content-error'

/** For what the site cannot be built without, such as the navigation: never an empty page. */
export function requireContent<Result>(query: string, result: Result): NonNullable<Result> {
  if (result) return result
  throw new ContentError(query, 'it found nothing; is the dataset seeded? (npm run seed)')
}
