import { getSearchIndex } from '@/search/search-index.query'

/** What the site's search looks through; prerendered, and made anew when content changes. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchIndex())
}
