import { draftMode } from 'next/headers'
import { sourcesOfPage } from '@/sanity/draft-sources'
import { jsonForScript } from '@/ui/json-ld'

/** In draft mode, the table of the sources of a page's marked texts, for the editor's tools. */
export async function DraftSources() {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  return (
    <script
      type="application/json"
      data-draft-sources=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script is not escaped by React
      dangerouslySetInnerHTML={{ __html: jsonForScript(await sourcesOfPage()) }}
    />
  )
}
