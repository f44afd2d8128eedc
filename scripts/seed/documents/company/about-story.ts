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
      'Two investigators and an engineer start the company in New York, after a theft that took eleven months to trace by hand. The thief had been three hops away from an exchange the whole time.',
    ),
    timelineEntry(
      '2020',
      'First product launch',
      'Three agencies start to use Reactor. The first seizure based on its evidence follows within the year. When the defense asks for the method, it is already in the annex.',
    ),
    timelineEntry(
      '2022',
      'London, Singapore and Toronto',
      'Expansion to three more offices, so that someone who knows the case is always on duty. Our data operations pass their first SOC 2 Type II audit.',
    ),
    timelineEntry(
      '2025',
      '500+ customers in 40 countries',
      '150+ team members, 15+ networks traced across hops, and more than $50B followed. Half of our requests now come from compliance teams, who stop illicit funds before anyone has to trace them.',
    ),
  ],
})
