import type { ReactNode } from 'react'
import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'
import type { Words } from '@/sanity/words'

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

export const FIGURE_FIELDS = /* groq */ `
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "figureReference": figure{ _ref }
`

type Sections = NonNullable<NonNullable<SECTIONS_QUERY_RESULT>['sections']>

export type SectionType = Sections[number]['_type']
/** One section as the query returns it. */
export type SectionOf<Type extends SectionType> = Extract<Sections[number], { _type: Type }>
/** One section with the words around its content; in draft mode also its place in the document. */
export type Section = Sections[number] & { words: Words; itemSource?: string }

/** How a section that can open a page writes its title: at most one of them is the page's h1. */
export type TitleLevel = 'h1' | 'h2'

/** What a section component gets: the section, words and, if it opens a page, the level of its title. */
export type SectionProps<Type extends SectionType> = SectionOf<Type> & {
  words: Words
  level?: TitleLevel
}

/** The component of each section type: a type that is missing does not compile. */
export type SectionViews = {
  [Type in SectionType]: (section: SectionProps<Type>) => ReactNode
}
