import { z } from 'zod'
import { HttpError } from './http-error.ts'

const onOff = (fallback: 'true' | 'false') =>
  z
    .enum(['true', 'false'], 'must be true or false')
    .default(fallback)
    .transform((value) => value === 'true')

/** A parameter that is off unless it is `true`, as Sanity's clients write it. */
export const flag = onOff('false')

/** A parameter that is on unless it is `false`. */
export const flagOn = onOff('true')

/** Names separated by commas, or the parameter repeated. */
export const nameList = z.string().transform((names) => names.split(','))

/** The one format that Sanity has; without this parameter, events carry no effects. */
export const effectFormat = z.enum(['mendoza'], 'must be mendoza').optional()

/** A point in time, answered in the form in which the lake stores times. */
export const time = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), 'must be an ISO 8601 time')
  .transform((text) => new Date(text).toISOString())

/** Reads the query parameters that a schema names; a malformed one is a 400. Others are ignored. */
export function readParameters<Shape extends z.ZodRawShape>(
  search: URLSearchParams,
  schema: z.ZodObject<Shape>,
): z.infer<z.ZodObject<Shape>> {
  const given = Object.keys(schema.shape)
    .filter((name) => search.has(name))
    .map((name) => [name, search.getAll(name).join(',')])
  return validate(Object.fromEntries(given), schema, 'Query parameter')
}

/** Parses a part of a request by its schema; throws a 400 whose message begins with `what`. */
export function validate<T>(value: unknown, schema: z.ZodType<T>, what: string): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const reasons = parsed.error.issues.map(({ path, message }) =>
    path.length > 0 ? `"${path.join('.')}" ${message}` : message,
  )
  throw new HttpError(400, `${what} ${reasons.join('; ')}.`)
}
