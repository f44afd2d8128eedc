export type Visit = { status: number; html: string; text: string; headers: Headers }

/** Requests a page as a browser does, without following redirects and without running its scripts. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Visit> {
  const response = await fetch(url, { redirect: 'manual', headers })
  const html = await response.text()
  return { status: response.status, html, text: textOf(html), headers: response.headers }
}

/** What a visitor reads before any JavaScript runs. */
function textOf(html: string): string {
  return (
    html
      .replace(/<(script|template|style)\b.*?<\/\1>/gs, ' ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&')
      // Not \s, which would take the invisible marks of draft mode apart.
      .replace(/[ \t\r\n]+/g, ' ')
  )
}

/** Whether Next answered with a page that was ready before it was asked for. */
export function isReadyMade({ headers }: Visit): boolean {
  // The header comes twice when a rewrite led to the page.
  return headers.get('x-nextjs-cache') === 'HIT' && headers.get('x-nextjs-prerender') !== null
}
