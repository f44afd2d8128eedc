/** The version of Sanity's API that the Studio's own queries speak. */
export const apiVersion = '2026-03-01'
