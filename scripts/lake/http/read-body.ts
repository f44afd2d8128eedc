import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { MAX_BODY_BYTES } from '../limits.ts'
import { HttpError } from './http-error.ts'
import { validate } from './parameters.ts'

const tooLarge = () =>
  new HttpError(
    413,
    `The body is larger than ${MAX_BODY_BYTES / 1024 / 1024} MiB. Split it into several requests.`,
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

/** Reads a JSON body of this shape; anything else is a 400 that says what is wrong. */
export async function readJson<T>(message: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const text = (await readBody(message)).toString('utf8')
  return validate(parseJson(text, 'The body'), schema, 'The body:')
}

/** Parses JSON from a caller; `what` names it in the error message. */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, `${what} is not valid JSON.`)
  }
}
