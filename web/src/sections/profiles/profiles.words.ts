/** What stands beside the figures of regions and countries. */
export const PROFILES_WORDS = {
  title: 'Profiles',
  words: {
    adoption: ['Adoption', 'Adoption'],
    volume: ['Volume of a region', 'Volume'],
    marketCap: ['Market of a country', 'Market cap'],
    keyFactors: ['Above the key factors', 'Key factors'],
    high: ['High risk', 'High risk'],
    medium: ['Medium risk', 'Medium risk'],
    low: ['Low risk', 'Low risk'],
  },
} as const
