/** The link that calls a number in any notation: `+1 (212) 555-0142`. */
export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`
