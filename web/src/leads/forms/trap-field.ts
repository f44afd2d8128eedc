/** A field that people cannot see; only a program fills it in. */
export const TRAP_FIELD = 'contactReference'
