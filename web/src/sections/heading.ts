export type Heading = {
  anchor?: string | undefined
  eyebrow?: string | undefined
  title: string
  text?: string | undefined
}

type RawHeading = {
  anchor: string | null
  eyebrow?: string | null
  title: string | null
  text?: string | null
}

/** The shared head of a section without its nulls. */
export function toHeading({ anchor, eyebrow, title, text }: RawHeading): Heading {
  return {
    anchor: anchor || undefined,
    eyebrow: eyebrow || undefined,
    title: title ?? '',
    text: text || undefined,
  }
}

/** The heading and the anchor of a section. */
export const HEADING_FIELDS = /* groq */ `
  "anchor": coalesce(anchor, ""),
  "eyebrow": coalesce(eyebrow, ""),
  "title": coalesce(title, ""),
  "text": coalesce(text, "")
`
