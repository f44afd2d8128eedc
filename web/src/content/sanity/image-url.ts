import 'server-only'
import { createImageUrlBuilder } from '@sanity/image-url'
import type { Image } from '@/content/image/image'
import { env } from '@/env'

const builder = createImageUrlBuilder({
  projectId: env.SANITY_PROJECT_ID,
  dataset: env.SANITY_DATASET,
  ...(env.SANITY_API_HOST && { baseUrl: env.SANITY_API_HOST }),
})

const WIDTHS = [320, 480, 640, 828, 1080, 1280, 1600, 1920, 2560]

export type ImageSource = { src: string; srcSet: string; width: number; height: number }

type Shape = {
  /** Width in CSS pixels of the largest place it is shown in. */
  maxWidth: number
  /** Width divided by height, to cut it to; the editor's hotspot stays in view. */
  ratio?: number
}

/** Addresses of an image in the widths that browsers choose from; never larger than it is. */
export function imageSource(image: Image, { maxWidth, ratio }: Shape): ImageSource {
  const shape = ratio ?? image.width / image.height
  const widest = Math.min(image.width, maxWidth * 2, Math.round(image.height * shape))
  const widths = [...WIDTHS.filter((width) => width < widest), widest]
  const url = (width: number) => imageUrl(image, width, ratio && Math.round(width / shape))
  const width = Math.min(maxWidth, widest)
  return {
    src: url(width),
    srcSet: widths.map((each) => `${url(each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / shape),
  }
}

/** One address, as for a link preview. */
export function imageUrl(image: Image, width: number, height?: number): string {
  const source = { asset: { _ref: image.id }, crop: image.crop, hotspot: image.hotspot }
  const sized = builder.image(source).width(width).auto('format').fit('crop')
  return (height ? sized.height(height) : sized).url()
}
