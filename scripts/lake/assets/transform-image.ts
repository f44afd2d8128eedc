import type { Sharp } from 'sharp'
import { z } from 'zod'
import { HttpError } from '../http/http-error.ts'
import { readParameters } from '../http/parameters.ts'
import { openImage } from './image-metadata.ts'

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

const FORMATS = { jpg: 'jpeg', png: 'png', webp: 'webp', avif: 'avif', gif: 'gif' } as const
/** Formats whose images may have several frames; the pages of a TIFF are none. */
const ANIMATED = new Set<string>(['gif', 'webp'])
const MAX_SIDE = 8192
const QUALITY = 75

export type ImageFormat = keyof typeof FORMATS

/** Applies the transformation parameters of Sanity's image URLs, by sharp; throws a 400 when they do not fit. */
export async function transformImage(
  bytes: Uint8Array,
  parameters: TransformParameters,
  format: ImageFormat,
): Promise<Buffer> {
  const source = await openImage(bytes).metadata()
  const { width, height } = source.autoOrient
  const isAnimated = [source.format, format].every((name) => ANIMATED.has(name))
  let image = openImage(bytes, isAnimated).autoOrient()
  if (parameters.rect) {
    const [left = 0, top = 0, w = 0, h = 0] = parameters.rect.split(',').map(Number)
    if (w < 1 || h < 1 || left + w > width || top + h > height)
      throw new HttpError(400, `Query parameter "rect" exceeds the image of ${width} × ${height}.`)
    image = image.extract({ left, top, width: w, height: h })
  }
  image = resize(image, parameters)
  const name = FORMATS[format]
  if (name === 'jpeg') image = image.flatten({ background: '#ffffff' })
  return await image.toFormat(name, name === 'gif' ? {} : { quality: QUALITY }).toBuffer()
}

function resize(image: Sharp, { w, h, dpr, fit }: TransformParameters): Sharp {
  if (w === undefined && h === undefined) return image
  const scaled = (side: number | undefined) =>
    side && Math.max(1, Math.min(MAX_SIDE, Math.round(side * dpr)))
  const isCrop = w !== undefined && h !== undefined && fit === 'crop'
  return image.resize({
    width: scaled(w),
    height: scaled(h),
    fit: isCrop ? 'cover' : 'inside',
    withoutEnlargement: fit === 'max',
  })
}
