import type { IncomingMessage } from 'node:http'
import { checkJsonShape } from './check-json-shape.ts'
import { HttpError } from './http-error.ts'

export const MAX_BODY_BYTES = 32 * 1024 * 1024

const tooLarge = () =>
  new HttpError(
    413,
    `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB. Split it into several requests.`,
    { connection: 'close' },
  )

/** Reads the whole body, or stops at the limit. */
export async function readBody(message: IncomingMessage): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw tooLarge()
  if (message.headers['content-encoding'])
    throw new HttpError(415, 'Send the body without content-encoding.')
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message.iterator({ destroyOnReturn: false })) {
    size += (chunk as Buffer).length
    if (size > MAX_BODY_BYTES) throw tooLarge()
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Reads a body that must be a JSON object. */
export async function readJsonObject(message: IncomingMessage): Promise<Record<string, unknown>> {
  const value = await readJson(message)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new HttpError(400, 'The body must be a JSON object.')
  return value as Record<string, unknown>
}

/** Reads a body that must be JSON. */
export async function readJson(message: IncomingMessage): Promise<unknown> {
  const text = (await readBody(message)).toString('utf8')
  return parseJson(text, 'The body')
}

/** Parses JSON from a caller; `what` names it in the error message. */
export function parseJson(text: string, what: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new HttpError(400, `${what} is not valid JSON.`)
  }
  checkJsonShape(value, what)
  return value
}
