import { timelineEntry } from '../../builders/record-items.ts'
import { section } from '../../builders/section.ts'
import { brandName } from '../brand.ts'

/** The four dates are specified. */
export const story = section('steps', {
  anchor: 'story',
  eyebrow: 'Story',
  title: `${brandName} in four dates`,
  text: 'From one exchange theft to four offices.',
  look: 'timeline',
  steps: [
    timelineEntry(
      '2018',
      'Founded',
      'Two investigators and an engineer start the company in New York, after an exchange theft that took eleven months to trace in spreadsheets. The funds were three hops away, at another exchange.',
    ),
    timelineEntry(
      '2020',
      'First product launch',
      'Three agencies start using Reactor. The first seizure supported by its exhibits follows within the year, with the tracing method set out in an annex for the defense.',
    ),
    timelineEntry(
      '2022',
      'London, Singapore and Toronto',
      'We open three more offices, and enterprise customers can reach us at any hour. An independent auditor issues our first SOC 2 Type II report.',
    ),
    timelineEntry(
      '2025',
      'Half of our requests are about prevention',
      'For the first time, compliance teams ask us as often as investigators do.',
    ),
  ],
})
