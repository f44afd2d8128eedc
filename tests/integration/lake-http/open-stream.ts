import { type IncomingMessage, request } from 'node:http'

/**
 * Opens an event stream as a browser does. Node does not resolve names under .localhost, so this follows the redirect
 * itself, without cookie and token and with the origin "null".
 */
export async function openStream(
  streamUrl: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const first = await get(new URL(streamUrl), headers)
  if (first.statusCode !== 307) return first
  first.destroy()
  return await get(new URL(first.headers.location ?? ''), { origin: 'null' })
}

function get(url: URL, headers: Record<string, string>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const path = url.pathname + url.search
    request(
      { host: '127.0.0.1', port: url.port, path, headers: { ...headers, host: url.host } },
      resolve,
    )
      .on('error', reject)
      .end()
  })
}
