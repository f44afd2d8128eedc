/** Put in braces after a `portableText` field: link annotations get the document that they lead to. */
export const PORTABLE_TEXT_FIELDS = /* groq */ `
  ...,
  markDefs[]{
    ...,
    _type == "textLink" => {
      href,
      "reference": document{ _ref },
      "document": document->{ _id, _type, "path": path.current }
    }
  }
`
