/** What stands beside the figures of regions and countries. */
export const profileTexts = {
  adoption: 'Adoption',
  volume: 'Volume',
  marketCap: 'Market cap',
  risks: { High: 'High risk', Medium: 'Medium risk', Low: 'Low risk' },
}
