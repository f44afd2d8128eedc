import type { IncomingMessage, ServerResponse } from 'node:http'

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/

/**
 * Names a page's style sheet in the `Link` header, before the fonts. React names only fonts there, so a browser asks for
 * them first, and on a slow line the style sheet, without which nothing is painted, waits for them.
 *
 * Remove when React names style sheets of prerendered pages, too (`emitEarlyPreloads` leaves them out once the shell is
 * complete).
 */
export function nameStyleEarly(request: IncomingMessage, response: ServerResponse): void {
  if (request.method !== 'GET') return
  const end = response.end.bind(response) as (...all: unknown[]) => ServerResponse
  response.end = (...all: unknown[]) => {
    const [body] = all
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    const href = isPage && typeof body === 'string' && STYLE_SHEET.exec(body)?.[1]
    if (href && !response.headersSent) {
      const others = [response.getHeader('link') ?? []].flat().map(String)
      response.setHeader('link', [`<${href}>; rel=preload; as="style"`, ...others])
    }
    return end(...all)
  }
}
