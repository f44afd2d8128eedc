/** What a board brief says around its own texts. */
export const BOARD_BRIEF_WORDS = {
  title: 'Board brief',
  words: {
    caption: ['Name of the table', 'Indicators against their limits'],
    indicator: ['Column: indicator', 'Indicator'],
    now: ['Column: value', 'This quarter'],
    before: ['Column: value before', 'Last'],
    limit: ['Column: limit', 'Limit'],
    standing: ['Column: standing', 'Standing'],
    within: ['Standing: within', 'Within appetite'],
    watch: ['Standing: watch', 'Watch'],
    outside: ['Standing: outside', 'Outside appetite'],
    changes: ['Above the changes', 'What has changed'],
    decisions: ['Above the decisions', 'For decision'],
  },
} as const
