/** What an alert says beside its own texts. */
export const ALERTS_WORDS = {
  title: 'Alerts',
  words: {
    high: ['High risk', 'High risk'],
    medium: ['Medium risk', 'Medium risk'],
    score: ['Score, for screen readers', 'Risk score'],
  },
} as const
