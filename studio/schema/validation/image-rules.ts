import { type DocumentRule, objectsIn, type Stored } from './places'

const SHARED = { width: 1200, height: 630 }
const SMALLEST_WIDTH = 480

/** Words that say that there is an image, and not what it shows. */
const SAYS_NOTHING =
  /^(an? |the )?(alt( text)?|banner|bild|chart|diagram|figure|foto|graphic|header|hero( image)?|icon|illustration|image|img|logo|photo(graph)?|pic(ture)?|placeholder|portrait|screenshot|thumbnail|untitled)[\s\d._-]*$/i

/** An uploaded image requires an alternative text that says what it shows. */
export function checkAltText(alt: string | undefined, hasImage: boolean): true | string {
  if (!hasImage) return true
  const text = alt?.trim() ?? ''
  if (!text) return 'Describe what the image shows, for visitors who cannot see it.'
  if (/\.(png|jpe?g|gif|webp|avif|svg)$/i.test(text)) {
    return 'This looks like a file name. Describe what the image shows instead.'
  }
  if (SAYS_NOTHING.test(text)) {
    return `“${text}” does not say what the image shows. Describe it as you would on the telephone.`
  }
  return true
}

/** Width and height in pixels, which an asset's id contains. */
function imageSize(ref: unknown): { width: number; height: number } | undefined {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-\w+$/.exec(String(ref)) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

function adviseSize({ asset }: Stored, isShared: boolean): string | undefined {
  const size = imageSize((asset as { _ref?: string } | undefined)?._ref)
  if (!size) return undefined
  const { width, height } = size
  if (isShared && (width < SHARED.width || height < SHARED.height)) {
    return `This image has ${width} × ${height} px. Social networks need ${SHARED.width} × ${SHARED.height} px or more: upload a larger one.`
  }
  return !isShared && width < SMALLEST_WIDTH
    ? `This image is ${width} px wide and looks blurred on most screens. Upload one of at least 1,000 px.`
    : undefined
}

/** Advice on images that are too small. */
export const adviseImages: DocumentRule = (places) =>
  objectsIn(places, 'imageWithAlt').flatMap(({ value, path }) => {
    const message = adviseSize(value, path[0] === 'seo')
    return message ? [{ message, path: [...path, 'asset'] }] : []
  })
