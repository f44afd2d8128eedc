// Generated from the Studio's schema by npm run types: do not edit.

/** Document types that have an address of their own. */
export const ROUTABLE_TYPES = ['page', 'product', 'legalPage', 'article', 'guide', 'event', 'job'] as const

/** The same as a GROQ filter. TypeGen reads it only as plain text. */
export const IS_ROUTABLE = '_type in ["page", "product", "legalPage", "article", "guide", "event", "job"]'
