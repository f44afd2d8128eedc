import 'server-only'
import { createImageUrlBuilder } from '@sanity/image-url'
import { getImageProps } from 'next/image'
import type { Image } from '@/content/objects/image'
import { env } from '@/env'

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  ...(env.SANITY_API_HOST && { baseUrl: env.SANITY_API_HOST }),
})

export type ImageShape = {
  /** Largest displayed width in CSS pixels. */
  maxWidth: number
  /** Aspect ratio (width divided by height) to crop to, around the editor's hotspot. */
  ratio?: number
  sizes: string
  /** Loads eagerly, for images above the fold. */
  eager?: boolean
}

/**
 * The attributes of an `<img>`: a `srcset` up to the image's own width, in AVIF or WebP. The content API scales and
 * encodes. Uses `getImageProps`, because Next's component would send its code to the browser.
 */
export function imageProps(image: Image, { maxWidth, ratio, sizes, eager = false }: ImageShape) {
  const shape = ratio ?? image.width / image.height
  const widest = Math.min(image.width, maxWidth * 2, Math.round(image.height * shape))
  const width = Math.min(maxWidth, widest)
  const { props } = getImageProps({
    src: image.id,
    alt: image.alt,
    width,
    height: Math.max(1, Math.round(width / shape)),
    sizes,
    loading: eager ? 'eager' : 'lazy',
    fetchPriority: eager ? 'high' : 'auto',
    loader: ({ width: wanted }) => {
      const size = Math.min(wanted, widest)
      return imageUrl(image, size, ratio && Math.round(size / shape))
    },
  })
  return { ...props, srcSet: eachOnce(props.srcSet ?? '', widest) }
}

export function imageUrl(image: Image, width: number, height?: number): string {
  const sized = sizedTo(image, width).auto('format')
  return (height ? sized.height(height) : sized).url()
}

/** For link previews: a JPEG, since several networks show no WebP or AVIF. Undefined for an SVG, which stays one. */
export function shareableUrl(image: Image, width: number, height: number): string | undefined {
  if (image.id.endsWith('-svg')) return undefined
  return sizedTo(image, width).height(height).format('jpg').url()
}

function sizedTo(image: Image, width: number) {
  const source = { asset: { _ref: image.id }, crop: image.crop, hotspot: image.hotspot }
  return builder.image(source).width(width).fit('crop')
}

/** Removes duplicates: all widths beyond the image's own give the same URL. */
function eachOnce(srcSet: string, widest: number): string {
  const widths = new Map<string, number>()
  for (const candidate of srcSet.split(', ')) {
    const [url = '', width = ''] = candidate.split(' ')
    if (!widths.has(url)) widths.set(url, Math.min(Number.parseInt(width, 10), widest))
  }
  return [...widths].map(([url, width]) => `${url} ${width}w`).join(', ')
}
