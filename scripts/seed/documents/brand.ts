/** The placeholder brand. To rename the site before its first seed, change these three lines. */
export const brandName = 'Chainlantern'
export const brandSlug = 'chainlantern'
export const brandDomain = 'chainlantern.example'
