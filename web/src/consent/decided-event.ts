/** Heard on the window when a visitor has decided. */
export const DECIDED_EVENT = 'cookie-consent-decided'
