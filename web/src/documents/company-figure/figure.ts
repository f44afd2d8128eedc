import { pressHref } from '@/lib/routes'

/** A figure of a section: its own value, or that of the company figure that it refers to. */
export const FIGURE_FIELDS = /* groq */ `
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "registered": figure->{ "key": coalesce(key, ""), "definition": coalesce(definition, ""), asOf, source }
`

/** A company figure in a list of the register. */
export const COMPANY_FIGURE_FIELDS = /* groq */ `
  "key": coalesce(key, ""),
  "value": coalesce(value, ""),
  "label": coalesce(label, ""),
  "subject": coalesce(subject, "Other figures"),
  "definition": coalesce(definition, ""),
  "asOf": coalesce(asOf, ""),
  "source": coalesce(source, "")
`

export type Figure = {
  _key: string
  value: string
  registered: {
    key: string
    definition: string
    asOf: string | null
    source: string | null
  } | null
}

/** The id of a figure where the register is listed. */
export const figureAnchor = (key: string): string => `figure-${key}`

/** Where the register says what a figure counts. */
export const figureHref = (key: string): string => `${pressHref()}#${figureAnchor(key)}`
