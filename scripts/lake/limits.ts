/** The largest body of a request, and so the largest asset. */
export const MAX_BODY_BYTES = 32 * 1024 * 1024

/** Larger images would need gigabytes once decoded. */
export const MAX_IMAGE_PIXELS = 16_000 * 16_000

/** The longest query, in characters. */
export const MAX_QUERY_LENGTH = 256 * 1024

/** How long a query may take, in ms; it blocks the lake. */
export const MAX_QUERY_MS = 2_000
