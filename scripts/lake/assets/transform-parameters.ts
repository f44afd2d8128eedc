import { z } from 'zod'
import { readParameters } from '../http/parameters.ts'

const size = z.coerce.number().int().min(1).max(8192).optional()

/** Those of Sanity's parameters that the Studio and the site send. */
const schema = z.object({
  w: size,
  h: size,
  dpr: z.coerce.number().min(0.1).max(3).default(1),
  fit: z.enum(['clip', 'crop', 'max']).default('clip'),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/, 'must be left,top,width,height')
    .optional(),
  fm: z.enum(['jpg']).optional(),
  auto: z.enum(['format']).optional(),
})

export type TransformParameters = z.infer<typeof schema>

/** The parameters of an image's URL; undefined when it asks for the original. */
export function readTransformParameters(search: URLSearchParams): TransformParameters | undefined {
  const isGiven = [...search.keys()].some((name) => Object.hasOwn(schema.shape, name))
  return isGiven ? readParameters(search, schema) : undefined
}
