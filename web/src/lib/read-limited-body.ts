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
