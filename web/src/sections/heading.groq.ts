/** What most sections begin with. */
export const HEADING_FIELDS = /* groq */ `anchor, eyebrow, title, text`
