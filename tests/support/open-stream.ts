import { type IncomingMessage, request } from 'node:http'

/**
 * Opens an event stream as a browser does: Node does not know the names under .localhost, so the
 * redirect is followed here, without cookie and token and with the origin "null".
 */
export async function openStream(
  address: string,
  headers: Record<string, string>,
): Promise<IncomingMessage> {
  const first = await get(new URL(address), headers)
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
