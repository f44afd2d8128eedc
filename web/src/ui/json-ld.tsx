import type { Graph } from 'schema-dts'

/** Structured data of a page. */
export function JsonLd({ graph }: { graph: Graph }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script is not escaped by React
      dangerouslySetInnerHTML={{ __html: jsonForScript(graph) }}
    />
  )
}

/** JSON that is safe inside a script element: it cannot close the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
