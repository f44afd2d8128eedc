import { z } from 'zod'
import { readParameters } from '../http/parameters.ts'

const size = z.coerce.number().int().min(1).max(8192).optional()

/** Those of Sanity's parameters that the Studio and @sanity/image-url send by default. */
const schema = z.object({
  w: size,
  h: size,
  dpr: z.coerce.number().min(0.1).max(3).default(1),
  fit: z.enum(['clip', 'crop', 'max', 'min']).default('clip'),
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/, 'must be left,top,width,height')
    .optional(),
  fm: z.enum(['jpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.enum(['format']).optional(),
  q: z.coerce.number().int().min(0).max(100).default(75),
})

export type TransformParameters = z.infer<typeof schema>

/** The parameters of an image's URL; undefined when it asks for the original. */
export function readTransformParameters(search: URLSearchParams): TransformParameters | undefined {
  const isGiven = [...search.keys()].some((name) => Object.hasOwn(schema.shape, name))
  return isGiven ? readParameters(search, schema) : undefined
}
