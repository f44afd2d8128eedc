import { randomBytes } from 'node:crypto'
import { isObject } from '../json-value.ts'

/** A copy in which every object in an array has a `_key`, as `autoGenerateArrayKeys` asks for. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)]),
  )
}

function keyed(item: unknown): unknown {
  const inner = withArrayKeys(item)
  if (!isObject(inner) || typeof inner._key === 'string') return inner
  return { _key: randomBytes(6).toString('hex'), ...inner }
}
