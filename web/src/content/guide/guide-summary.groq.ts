/** Put in braces after guides of a list. */
export const GUIDE_SUMMARY_FIELDS = /* groq */ `
  _id,
  title,
  "path": path.current,
  topic,
  tag,
  minutes,
  summary
`
