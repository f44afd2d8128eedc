import 'server-only'
import { createImageUrlBuilder } from '@sanity/image-url'
import { getImageProps } from 'next/image'
import { env } from '@/env'
import type { Image } from '@/objects/image'

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  ...(env.SANITY_API_HOST && { baseUrl: env.SANITY_API_HOST }),
})

export type ImageShape = {
  /** Width in CSS pixels of the largest place it is shown in. */
  maxWidth: number
  /** Width divided by height, to cut it to; the editor's hotspot stays in view. */
  ratio?: number
  sizes: string
  /** Loads at once: for what a visitor sees first. */
  eager?: boolean
}

/**
 * What an `<img>` needs: the widths that browsers choose from, never larger than the image, in AVIF or WebP.
 *
 * The content's own pipeline scales and encodes. `getImageProps` instead of Next's component, because that one would
 * send its code to the browser for nothing.
 */
export function imageProps(image: Image, { maxWidth, ratio, sizes, eager = false }: ImageShape) {
  const shape = ratio ?? image.width / image.height
  const widest = Math.min(image.width, maxWidth * 2, Math.round(image.height * shape))
  const width = Math.min(maxWidth, widest)
  const { props } = getImageProps({
    src: image.id,
    alt: image.alt,
    width,
    height: Math.round(width / shape),
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

/** One address, as for a link preview. */
export function imageUrl(image: Image, width: number, height?: number): string {
  const source = { asset: { _ref: image.id }, crop: image.crop, hotspot: image.hotspot }
  const sized = builder.image(source).width(width).auto('format').fit('crop')
  return (height ? sized.height(height) : sized).url()
}

/** Next lists its widths up to the largest; those beyond the image all mean the image itself. */
function eachOnce(srcSet: string, widest: number): string {
  const widths = new Map<string, number>()
  for (const candidate of srcSet.split(', ')) {
    const [url = '', width = ''] = candidate.split(' ')
    if (!widths.has(url)) widths.set(url, Math.min(Number.parseInt(width, 10), widest))
  }
  return [...widths].map(([url, width]) => `${url} ${width}w`).join(', ')
}
