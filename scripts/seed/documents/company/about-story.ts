import { timelineEntry } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { brandName } from '../brand.ts'

/** The company's story, in the four dates that the spec names. */
export const story = section('steps', {
  anchor: 'story',
  eyebrow: 'Story',
  title: `${brandName} in four dates`,
  text: 'It began with one exchange theft that took eleven months to trace in spreadsheets.',
  look: 'timeline',
  steps: [
    timelineEntry(
      '2018',
      'Founded',
      'Two investigators and an engineer start the company in New York, after a theft that took eleven months to trace by hand. The thief was three hops away from an exchange the whole time.',
    ),
    timelineEntry(
      '2020',
      'First product launch',
      'Reactor goes to three agencies. The first seizure on its evidence follows within the year; the defence asks for the method, and the method is already an annex.',
    ),
    timelineEntry(
      '2022',
      'London, Singapore and Toronto',
      'Expansion to three more offices, so that somebody who knows the case is always awake. The data passes its first SOC 2 Type II audit.',
    ),
    timelineEntry(
      '2025',
      '500+ customers in 40 countries',
      '150+ team members, 15+ networks traced across hops, and more than $50B followed. Half of our requests now come from compliance teams, who stop money before it needs to be traced.',
    ),
  ],
})
