interface LegalText {
  _id: string
  [field: string]: unknown
}

/** The published text of a legal page as a document of its own; undefined without a date. */
export function legalVersionOf({ _id, title, summary, body, lastUpdated }: LegalText) {
  if (typeof lastUpdated !== 'string') return undefined
  return {
    _id: `legal-version-${_id}-${lastUpdated}`,
    _type: 'legalVersion',
    page: { _type: 'reference', _ref: _id, _weak: true },
    date: lastUpdated,
    title,
    ...(summary !== undefined && { summary }),
    body,
  }
}
