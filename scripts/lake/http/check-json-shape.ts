import { HttpError } from './http-error.ts'

const MAX_DEPTH = 100

/**
 * Refuses what would hurt code further in: nesting that overflows the stack of recursive
 * functions, and a key that sets a prototype when an object is copied key by key.
 */
export function checkJsonShape(value: unknown, what: string): void {
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
