import { getSearchIndex } from '@/content/search/get-search-index'

/** What the site's search looks through; prerendered, and made anew when content changes. */
export async function GET(): Promise<Response> {
  return Response.json(await getSearchIndex())
}
