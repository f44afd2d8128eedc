/** The dates of a legal page. */
export const legalTexts = {
  updated: 'Last updated',
  inForce: (date: string) => `In force from ${date}`,
}
