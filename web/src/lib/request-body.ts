/** By its Content-Type. A form of another site cannot send this type without asking first. */
export function isJsonRequest(request: Request): boolean {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  return type === 'application/json'
}

/** The value, or undefined for what is no JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The body as text, or undefined as soon as it is longer than the limit; what it says of its length is not trusted. */
export async function readLimitedBody(
  request: Request,
  limit: number,
): Promise<string | undefined> {
  if (Number(request.headers.get('content-length')) > limit) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > limit) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
