/** What stands around a list of endpoints. */
export const ENDPOINTS_WORDS = {
  title: 'API endpoints',
  words: {
    body: ['Before the fields of a request', 'Body:'],
    groups: ['List of the groups', 'Groups of endpoints', 'spoken'],
  },
} as const
