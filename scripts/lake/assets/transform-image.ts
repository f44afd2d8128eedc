import type { Sharp } from 'sharp'
import { HttpError } from '../http/http-error.ts'
import { openImage } from './image-metadata.ts'
import type { TransformParameters } from './transform-parameters.ts'

interface Size {
  width: number
  height: number
}

interface Area extends Size {
  left: number
  top: number
}

const FORMATS = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
} as const

export type ImageFormat = keyof typeof FORMATS

/** Applies the transformation parameters of Sanity's image URLs, by sharp. */
export async function transformImage(
  bytes: Uint8Array,
  parameters: TransformParameters,
  format: ImageFormat,
): Promise<Buffer> {
  try {
    return await draw(bytes, parameters, format)
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    const reason = cause instanceof Error ? cause.message : 'unknown'
    throw new HttpError(400, `The image cannot be transformed with these parameters: ${reason}`)
  }
}

async function draw(bytes: Uint8Array, parameters: TransformParameters, format: ImageFormat) {
  let image = openImage(bytes, format === 'gif').autoOrient()
  const { width, height } = (await image.metadata()).autoOrient
  const area = areaOf(parameters, { width, height })
  // Called once: sharp applies a second extract() after resizing.
  if (area.width < width || area.height < height) image = image.extract(area)
  image = adjust(resize(image, area, parameters), parameters)
  const name = FORMATS[format]
  if (name === 'jpeg') image = image.flatten({ background: color(parameters.bg, '#ffffff') })
  const quality = name === 'gif' ? {} : { quality: Math.max(1, parameters.q) }
  const progressive = format === 'pjpg' ? { progressive: true } : {}
  return await image.toFormat(name, { ...quality, ...progressive }).toBuffer()
}

/** The area of the original to use: the given rectangle, or a crop around the focal point. */
function areaOf(parameters: TransformParameters, { width, height }: Size): Area {
  const { rect, fit, crop, w, h } = parameters
  const given = rect?.split(',').map(Number) ?? [0, 0, width, height]
  const [left = 0, top = 0, areaWidth = 0, areaHeight = 0] = given
  if (areaWidth < 1 || areaHeight < 1 || left + areaWidth > width || top + areaHeight > height)
    throw new HttpError(400, `Query parameter "rect" exceeds the image of ${width} × ${height}.`)
  const area = { left, top, width: areaWidth, height: areaHeight }
  const isFocal = fit === 'crop' && crop === 'focalpoint' && w !== undefined && h !== undefined
  return isFocal ? shapeAround(area, { width: w, height: h }, parameters) : area
}

function shapeAround(area: Area, shape: Size, parameters: TransformParameters): Area {
  const scale = Math.min(area.width / shape.width, area.height / shape.height)
  const width = Math.max(1, Math.min(area.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(area.height, Math.round(shape.height * scale)))
  const place = (side: number, part: number, at = 0.5) =>
    Math.max(0, Math.min(side - part, Math.round(side * at - part / 2)))
  return {
    left: area.left + place(area.width, width, parameters['fp-x']),
    top: area.top + place(area.height, height, parameters['fp-y']),
    width,
    height,
  }
}

function resize(image: Sharp, source: Size, parameters: TransformParameters): Sharp {
  const { fit, crop, dpr, bg } = parameters
  const limit = (value: number | undefined) =>
    value === undefined ? undefined : Math.max(1, Math.min(8192, Math.round(value * dpr)))
  const width = limit(
    parameters.w ?? bounded(source.width, parameters['min-w'], parameters['max-w']),
  )
  const height = limit(
    parameters.h ?? bounded(source.height, parameters['min-h'], parameters['max-h']),
  )
  if (width === undefined || height === undefined) {
    if (width === undefined && height === undefined) return image
    return image.resize({ width, height, withoutEnlargement: fit === 'max' || fit === 'fillmax' })
  }
  const background = color(bg, '#00000000')
  switch (fit) {
    case 'clip':
      return image.resize({ width, height, fit: 'inside' })
    case 'max':
      return image.resize({ width, height, fit: 'inside', withoutEnlargement: true })
    case 'scale':
      return image.resize({ width, height, fit: 'fill' })
    case 'fill':
      return image.resize({ width, height, fit: 'contain', background })
    case 'fillmax':
      return fillWithoutEnlarging(image, source, { width, height }, background)
    case 'min': {
      const shrink = Math.min(1, source.width / width, source.height / height)
      const smaller = { width: Math.round(width * shrink), height: Math.round(height * shrink) }
      return image.resize({ ...smaller, fit: 'cover' })
    }
    case 'crop':
      return image.resize({ width, height, fit: 'cover', position: positionOf(crop) })
  }
}

function positionOf(crop: TransformParameters['crop']): string {
  // The focal point has been applied in areaOf().
  return crop === 'center' || crop === 'focalpoint' ? 'center' : crop
}

function bounded(side: number, min: number | undefined, max: number | undefined) {
  if (max !== undefined && side > max) return max
  if (min !== undefined && side < min) return min
  return undefined
}

function fillWithoutEnlarging(image: Sharp, source: Size, target: Size, background: string): Sharp {
  const scale = Math.min(1, target.width / source.width, target.height / source.height)
  const width = Math.max(1, Math.round(source.width * scale))
  const height = Math.max(1, Math.round(source.height * scale))
  const left = Math.floor((target.width - width) / 2)
  const top = Math.floor((target.height - height) / 2)
  const right = target.width - width - left
  const bottom = target.height - height - top
  return image
    .resize({ width, height, fit: 'fill' })
    .extend({ left, top, right, bottom, background })
}

function adjust(image: Sharp, { flip, or, blur, sharp, sat, invert, bg }: TransformParameters) {
  let adjusted = image
  if (flip?.includes('h')) adjusted = adjusted.flop()
  if (flip?.includes('v')) adjusted = adjusted.flip()
  if (or !== 0) adjusted = adjusted.rotate(or)
  if (blur > 0) adjusted = adjusted.blur(Math.max(0.3, Math.min(1000, blur / 10)))
  if (sharp > 0) adjusted = adjusted.sharpen({ sigma: 0.5 + sharp / 50 })
  if (sat !== 0) adjusted = adjusted.modulate({ saturation: Math.max(0, 1 + sat / 100) })
  if (invert === 'true') adjusted = adjusted.negate({ alpha: false })
  if (bg) adjusted = adjusted.flatten({ background: color(bg, '#ffffff') })
  return adjusted
}

/** Sanity puts alpha first in eight digits, sharp last. */
function color(value: string | undefined, fallback: string): string {
  if (!value) return fallback
  if (value.length === 4) return `#${value.slice(1)}${value.slice(0, 1)}`
  if (value.length === 8) return `#${value.slice(2)}${value.slice(0, 2)}`
  return `#${value}`
}
