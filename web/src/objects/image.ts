export type Hotspot = { x: number; y: number; width: number; height: number }
export type Crop = { top: number; bottom: number; left: number; right: number }

/** An image of the content lake, with all that is needed to draw it without a layout shift. */
export type Image = {
  /** The asset's id, which holds its size and format. */
  id: string
  alt: string
  caption?: string
  /** Size after the editor's crop. */
  width: number
  height: number
  /** A tiny data URL to show until it has loaded. */
  placeholder?: string
  hotspot?: Hotspot
  crop?: Crop
}

type Partly<T> = { [K in keyof T]: T[K] | null }

export type RawImage = {
  alt: string | null
  caption: string | null
  hotspot: Partly<Hotspot> | null
  crop: Partly<Crop> | null
  asset: { _id: string; lqip: string | null; width: number | null; height: number | null } | null
}

/** An image field without an uploaded file is no image. */
export function toImage(raw: RawImage | null | undefined): Image | undefined {
  const asset = raw?.asset
  if (!asset?.width || !asset.height) return undefined
  const crop = raw?.crop && toCrop(raw.crop)
  const hotspot = raw?.hotspot && toHotspot(raw.hotspot)
  return {
    id: asset._id,
    alt: raw?.alt ?? '',
    ...(raw?.caption && { caption: raw.caption }),
    width: Math.round(asset.width * (1 - (crop ? crop.left + crop.right : 0))),
    height: Math.round(asset.height * (1 - (crop ? crop.top + crop.bottom : 0))),
    ...(asset.lqip && { placeholder: asset.lqip }),
    ...(hotspot && { hotspot }),
    ...(crop && { crop }),
  }
}

function toCrop({ top, bottom, left, right }: Partly<Crop>): Crop {
  return { top: top ?? 0, bottom: bottom ?? 0, left: left ?? 0, right: right ?? 0 }
}

function toHotspot({ x, y, width, height }: Partly<Hotspot>): Hotspot {
  return { x: x ?? 0.5, y: y ?? 0.5, width: width ?? 1, height: height ?? 1 }
}

/** Put in braces after an `imageWithAlt`. */
export const IMAGE_FIELDS = /* groq */ `
  alt,
  caption,
  hotspot{ x, y, width, height },
  crop{ top, bottom, left, right },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
`
