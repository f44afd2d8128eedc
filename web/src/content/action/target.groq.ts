/** The fields of `action` and `link` that say where it leads. */
export const TARGET_FIELDS = /* groq */ `
  target,
  route,
  url,
  dialog,
  anchor,
  "reference": document{ _ref },
  "document": document->{ _id, _type, "path": path.current },
  "fileUrl": file.asset->url
`
