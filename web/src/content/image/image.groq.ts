/** Put in braces after an `imageWithAlt`. */
export const IMAGE_FIELDS = /* groq */ `
  alt,
  caption,
  hotspot{ x, y, width, height },
  crop{ top, bottom, left, right },
  "asset": asset->{ _id, "lqip": metadata.lqip, "width": metadata.dimensions.width, "height": metadata.dimensions.height }
`
