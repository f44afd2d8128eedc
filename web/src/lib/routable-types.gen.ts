// Generated from the Studio's schema by npm run types: do not edit.

/** Document types that have an address of their own. */
export const ROUTABLE_TYPES = ['product', 'page', 'article', 'guide', 'event', 'job', 'legalPage'] as const

export type RoutableType = (typeof ROUTABLE_TYPES)[number]

/** Where these documents have their addresses. */
export const CONTENT_AREAS = ['products', 'solutions', 'resources', 'company', 'resources/blog', 'company/news', 'resources/documentation', 'resources/support-center', 'resources/webinars-events', 'company/careers', 'legal'] as const

/** The same as a GROQ filter. TypeGen reads it only as plain text. */
export const IS_ROUTABLE = '_type in ["product", "page", "article", "guide", "event", "job", "legalPage"]'
