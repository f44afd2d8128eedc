import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { MAX_BODY_BYTES } from '../limits.ts'
import { HttpError } from './http-error.ts'
import { validate } from './parameters.ts'

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

/** Reads a JSON body of this shape; anything else is a 400 that says what is wrong. */
export async function readJson<T>(message: IncomingMessage, schema: z.ZodType<T>): Promise<T> {
  const text = (await readBody(message)).toString('utf8')
  return validate(parseJson(text, 'The body'), schema, 'The body:')
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

const MAX_DEPTH = 100

/**
 * Rejects JSON that is unsafe to process: nesting that overflows the stack of recursive functions,
 * and keys that set a prototype when an object is copied.
 */
function checkJsonShape(value: unknown, what: string): void {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH)
      throw new HttpError(400, `${what} is nested more than ${MAX_DEPTH} levels deep.`)
    const next: unknown[] = []
    for (const item of level) {
      if (typeof item !== 'object' || item === null) continue
      if (Object.hasOwn(item, '__proto__'))
        throw new HttpError(400, `${what} holds a key "__proto__", which is not allowed.`)
      for (const child of Object.values(item))
        if (typeof child === 'object' && child !== null) next.push(child)
    }
    level = next
  }
}
