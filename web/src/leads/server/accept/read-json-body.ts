import type { Checked } from './problem'

/** The largest body that is read. */
export const BODY_LIMIT = 64 * 1024

const TOO_LARGE = {
  ok: false,
  problem: {
    status: 413,
    detail: 'The submission is larger than 64 KiB. Shorten the longest answer and send it again.',
    // The rest of the body is not read, so the connection cannot serve another request.
    headers: { connection: 'close' },
  },
} satisfies Checked<unknown>

/** Reads a JSON body, and stops reading where it grows too large. */
export async function readJsonBody(request: Request): Promise<Checked<unknown>> {
  if (Number(request.headers.get('content-length')) > BODY_LIMIT) return TOO_LARGE
  try {
    const bytes = await readBytes(request)
    if (!bytes) return TOO_LARGE
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return { ok: true, value: JSON.parse(text) as unknown }
  } catch {
    return { ok: false, problem: { status: 400, detail: 'The body is not JSON in UTF-8.' } }
  }
}

async function readBytes(request: Request): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop cancels the stream.
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > BODY_LIMIT) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
