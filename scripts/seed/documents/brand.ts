/** The placeholder brand. To rename the site before its first seed, change these three lines. */
export const brandName = 'Chainlantern'
export const brandSlug = 'chainlantern'
export const brandDomain = 'chainlantern.example'

/** The newsletter of the footer and the blog is one. */
export const caseNotes = 'Twice a month: one trace, one rule change and one chart, explained.'
