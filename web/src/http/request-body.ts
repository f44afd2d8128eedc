/** By its Content-Type, which a form of another site cannot send without a preflight request. */
export function isJsonRequest(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
}

/** The value, or undefined if the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body as text, or undefined if it is longer than the limit. Content-Length is not trusted. */
export async function readLimitedBody(
  request: Request,
  limit: number,
): Promise<string | undefined> {
  return (await readLimitedBytes(request, limit))?.toString('utf8')
}

/** The body; undefined as soon as more than `limit` bytes are declared or have arrived. */
export async function readLimitedBytes(
  request: Request,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
