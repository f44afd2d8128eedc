import type { SECTIONS_QUERY_RESULT } from '@/sanity/types.gen'

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

/** What most sections begin with. */
export const HEADING_FIELDS = /* groq */ `anchor, eyebrow, title, text`

export type Figure = { key: string; value: string; label: string; note?: string | undefined }

export const FIGURE_FIELDS = /* groq */ `_key, value, label, note`

type RawFigure = { _key: string; value: string | null; label: string | null; note: string | null }

export function toFigures(raw: readonly RawFigure[] | null): Figure[] {
  return (raw ?? []).map(({ _key, value, label, note }) => ({
    key: _key,
    value: value ?? '',
    label: label ?? '',
    note: note ?? undefined,
  }))
}

type Sections = NonNullable<NonNullable<SECTIONS_QUERY_RESULT>['sections']>

/** One section as the query returns it. */
export type Section = Sections[number]
export type SectionType = Section['_type']
export type SectionOf<Type extends SectionType> = Extract<Section, { _type: Type }>

// Until all sections follow the conventions.
export type RawSection = Section
export type RawSectionOf<Type extends SectionType> = SectionOf<Type>
