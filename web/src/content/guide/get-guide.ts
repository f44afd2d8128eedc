import 'server-only'
import { type Guide, toGuide } from '@/content/guide/guide'
import { GUIDE_QUERY } from '@/content/guide/guide.groq'
import { pathTag, typeTag } from '@/content/sanity/cache-tags'
import { readContent } from '@/content/sanity/fetch'

/** The guide that lives at a path, if there is one. */
export async function getGuide(path: string): Promise<Guide | undefined> {
  const raw = await readContent({
    name: 'GUIDE_QUERY',
    query: GUIDE_QUERY,
    params: { path },
    // Every guide may become the next one of its topic.
    tags: [pathTag(path), typeTag('guide')],
  })
  return raw ? toGuide(raw) : undefined
}
