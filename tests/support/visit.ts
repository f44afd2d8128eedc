export type Visit = { status: number; html: string; text: string; headers: Headers }

/** Requests a page as a browser does, without following redirects or running scripts. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  const response = await fetch(url, { redirect: 'manual', headers })
  const html = await response.text()
  return { status: response.status, html, text: textOf(html), headers: response.headers }
}

/** The visible text before JavaScript runs. */
function textOf(html: string): string {
  return (
    html
      .replace(/<(script|template|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      // Not \s, which also matches characters of stega marks.
      .replace(/[ \t\r\n]+/g, ' ')
  )
}

/** Whether Next answered with a prerendered page from its cache. */
export function isPrerendered({ headers }: Visit): boolean {
  // A rewrite repeats the prerender header.
  return headers.get('x-nextjs-cache') === 'HIT' && headers.get('x-nextjs-prerender') !== null
}
