import { defineQuery } from 'groq'
import { llmsText } from '@/app/llms.txt/llms-text'
import { readPublished } from '@/content/read/read-content'
import { getPublishedSiteSettings } from '@/documents/settings/settings.query'
import { env } from '@/env'
import { IS_ROUTABLE } from '@/lib/routable-types.gen'

/** Every page that search engines may list, the newest articles first. */
const LLMS_QUERY = defineQuery(`
  *[
    ${IS_ROUTABLE}
    && defined(path.current)
    && seo.hideFromSearch != true
  ] | order(coalesce(publishedOn, "") desc, path.current asc){
    "path": coalesce(path.current, "/"),
    "title": coalesce(title, seo.title, ""),
    "description": coalesce(seo.description, summary, "")
  }
`)

/** What the site is and where its pages are, for machines that read (llmstxt.org): made anew when any page changes. */
export async function GET(): Promise<Response> {
  const [pages, { brandName, description }] = await Promise.all([
    readPublished({
      name: 'LLMS_QUERY',
      query: LLMS_QUERY,
    }),
    getPublishedSiteSettings(),
  ])
  const text = llmsText(pages, { brandName, description, origin: env.SITE_URL })
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
