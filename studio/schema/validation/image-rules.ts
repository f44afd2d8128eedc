import { type DocumentRule, objectsIn, type Stored } from './places'

/** The widest picture that the site sends. */
const WIDEST = 2560
const NEEDLESS = 6000
const SHARED = { width: 1200, height: 630 }
const SMALLEST_WIDTH = 480
const LONGEST_ALT = 200

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
export function imageSize(ref: unknown): { width: number; height: number } | undefined {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-\w+$/.exec(String(ref)) ?? []
  return width && height ? { width: Number(width), height: Number(height) } : undefined
}

type Advice = { code: string; message: string; field: string }

function adviseAlt({ alt, caption }: Stored): Advice | undefined {
  if (typeof alt !== 'string') return undefined
  const text = alt.trim()
  if (/^(an? |the )?(image|photo(graph)?|picture|screenshot) (of|showing|shows)\b/i.test(text)) {
    return {
      code: 'alt.prefix',
      message: 'Screen readers already say that this is an image. Begin with what it shows.',
      field: 'alt',
    }
  }
  if (typeof caption === 'string' && caption.trim() === text && text) {
    return {
      code: 'alt.caption',
      message:
        'The caption says the same, so a screen reader reads it twice. Describe what the caption leaves out.',
      field: 'alt',
    }
  }
  if (text.length <= LONGEST_ALT) return undefined
  return {
    code: 'alt.long',
    message: `${text.length} characters are read in one go. Keep to one or two sentences, and move the rest to the text.`,
    field: 'alt',
  }
}

function adviseSize({ asset }: Stored, isShared: boolean): Advice | undefined {
  const size = imageSize((asset as { _ref?: string } | undefined)?._ref)
  if (!size) return undefined
  const { width, height } = size
  const advice = (code: string, message: string) => ({ code, message, field: 'asset' })
  if (Math.max(width, height) > NEEDLESS) {
    return advice(
      'image.large',
      `This image has ${width} × ${height} px; no page shows more than ${WIDEST} px. Upload a smaller one.`,
    )
  }
  if (isShared && (width < SHARED.width || height < SHARED.height)) {
    return advice(
      'image.shared',
      `This image has ${width} × ${height} px. Social networks need ${SHARED.width} × ${SHARED.height} px or more: upload a larger one.`,
    )
  }
  if (!isShared && width < SMALLEST_WIDTH) {
    return advice(
      'image.small',
      `This image is ${width} px wide and looks blurred on most screens. Upload one of at least 1,000 px.`,
    )
  }
  return undefined
}

/** Advice on the images of a document: their size and their words. */
export const adviseImages: DocumentRule = (places) =>
  objectsIn(places, 'imageWithAlt').flatMap(({ value, path }) => {
    if (!value.asset) return []
    const isShared = path[0] === 'seo'
    return [adviseAlt(value), adviseSize(value, isShared)].flatMap((advice) =>
      advice ? [{ code: advice.code, message: advice.message, path: [...path, advice.field] }] : [],
    )
  })
