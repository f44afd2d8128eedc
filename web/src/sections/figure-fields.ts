/** A figure of a section: its own value, or that of the company figure that it refers to. */
export const FIGURE_FIELDS = /* groq */ `
  _key,
  "value": coalesce(figure->value, value, ""),
  "label": coalesce(label, figure->label, ""),
  "note": coalesce(note, ""),
  "figureReference": figure{ _ref }
`
