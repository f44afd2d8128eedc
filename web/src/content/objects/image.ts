import type { PRODUCT_QUERY_RESULT } from '@/content/types.gen'

export type Hotspot = { x: number; y: number; width: number; height: number }
export type Crop = { top: number; bottom: number; left: number; right: number }

/** An image of the content lake, with everything to render it without layout shift. */
export type Image = {
  /** The asset's id, which contains size and format. */
  id: string
  alt: string
  caption?: string
  /** Size after the editor's crop. */
  width: number
  height: number
  /** A tiny data URL to show while loading. */
  placeholder?: string
  hotspot?: Hotspot
  crop?: Crop
}

export type RawImage = NonNullable<NonNullable<PRODUCT_QUERY_RESULT>['image']>

/** Undefined without an uploaded file. */
export function toImage(raw: RawImage | null | undefined): Image | undefined {
  if (!raw?.asset?.width || !raw.asset.height) return undefined
  const { alt, caption } = raw
  const { _id, lqip, width, height } = raw.asset
  const hotspot = raw.hotspot && Object.values(raw.hotspot).every(isPart) ? raw.hotspot : undefined
  const crop = raw.crop && leavesSome(raw.crop) ? raw.crop : undefined
  return {
    id: _id,
    alt,
    ...(caption && { caption }),
    width: Math.round(width * (1 - (crop ? crop.left + crop.right : 0))),
    height: Math.round(height * (1 - (crop ? crop.top + crop.bottom : 0))),
    ...(lqip && { placeholder: lqip }),
    ...(hotspot && { hotspot }),
    ...(crop && { crop }),
  }
}

const isPart = (part: number) => part >= 0 && part <= 1

/** Whether a crop leaves something; only a program can store another. */
const leavesSome = ({ top, bottom, left, right }: Crop) =>
  [top, bottom, left, right].every(isPart) && top + bottom < 1 && left + right < 1

/** GROQ fields of an `imageWithAlt`. */
export const IMAGE_FIELDS = /* groq */ `
  "alt": coalesce(alt, ""),
  caption,
  hotspot{
    "x": coalesce(x, 0.5), "y": coalesce(y, 0.5), "width": coalesce(width, 1), "height": coalesce(height, 1)
  },
  crop{
    "top": coalesce(top, 0), "bottom": coalesce(bottom, 0), "left": coalesce(left, 0), "right": coalesce(right, 0)
  },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
`
