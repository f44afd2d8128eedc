/** Put in braces after a `report`. */
export const REPORT_FIELDS = /* groq */ `
  _id,
  title,
  category,
  publishedOn,
  pages,
  downloads,
  summary,
  cover,
  "page": page->{ _id, _type, "path": path.current }
`
