import type { Showing } from '../../../presentation/shown-by'

export const guideIndexShows: Showing[] = [
  { type: 'guide', when: 'look == "topics"', all: 'topic in ^.topics[].topic' },
]
