import 'server-only'
import { type LegalPage, toLegalPage } from '@/content/legal-page/legal-page'
import { LEGAL_PAGE_QUERY } from '@/content/legal-page/legal-page.groq'
import { pathTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

/** The legal page that lives at a path, if there is one. */
export async function getLegalPage(path: string): Promise<LegalPage | undefined> {
  const raw = await readContent({
    name: 'LEGAL_PAGE_QUERY',
    query: LEGAL_PAGE_QUERY,
    params: { path },
    tags: [pathTag(path)],
  })
  return raw ? toLegalPage(raw) : undefined
}
