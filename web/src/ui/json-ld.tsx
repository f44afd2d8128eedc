import type { Graph } from 'schema-dts'
import { jsonForScript } from '@/lib/json-for-script'

/** What a page is about, for machines. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script is not escaped by React
      dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }}
    />
  )
}
