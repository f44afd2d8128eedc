/** The most sections that a page shows: twice as many as any page has, so that none takes the server for seconds. */
export const MAX_SECTIONS = 40
