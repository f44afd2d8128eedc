import { getSearchIndex } from '@/search/search-index.query'

/** The index of the site search; prerendered and revalidated. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchIndex())
}
