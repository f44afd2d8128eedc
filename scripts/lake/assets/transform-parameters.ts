import { z } from 'zod'
import { readParameters } from '../http/parameters.ts'

const MAX_SIDE = 8192

const size = z.coerce.number().int().min(1).max(MAX_SIDE).optional()
const fraction = z.coerce.number().min(0).max(1).optional()

const schema = z.object({
  w: size,
  h: size,
  'max-w': size,
  'max-h': size,
  'min-w': size,
  'min-h': size,
  dpr: z.coerce.number().min(0.1).max(3).default(1),
  fit: z.enum(['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale']).default('clip'),
  crop: z
    .enum(['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'])
    .default('center'),
  'fp-x': fraction,
  'fp-y': fraction,
  rect: z
    .string()
    .regex(/^\d{1,5},\d{1,5},\d{1,5},\d{1,5}$/, 'must be left,top,width,height')
    .optional(),
  fm: z.enum(['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif']).optional(),
  auto: z.enum(['format']).optional(),
  q: z.coerce.number().int().min(0).max(100).default(75),
  bg: z
    .string()
    .regex(/^(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i, 'must be a color such as ff00aa')
    .optional(),
  blur: z.coerce.number().min(0).max(2000).default(0),
  sharp: z.coerce.number().min(0).max(100).default(0),
  sat: z.coerce.number().min(-100).max(100).default(0),
  or: z.coerce
    .number()
    .pipe(z.union([0, 90, 180, 270].map((turn) => z.literal(turn))))
    .default(0),
  flip: z.enum(['h', 'v', 'hv', 'vh']).optional(),
  invert: z.enum(['true', 'false']).optional(),
})

export type TransformParameters = z.infer<typeof schema>

/** The parameters of an image's URL; undefined when it asks for the original. */
export function readTransformParameters(search: URLSearchParams): TransformParameters | undefined {
  const isGiven = [...search.keys()].some((name) => Object.hasOwn(schema.shape, name))
  return isGiven ? readParameters(search, schema) : undefined
}
