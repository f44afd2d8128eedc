import { type Example, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => exampleHead('steps', title)

const process = [
  { _key: 'a', title: 'Apply', text: 'A form of one page.', note: '' },
  { _key: 'b', title: 'Onboard', text: 'Keys, a sandbox and a named engineer.', note: '2 weeks' },
  { _key: 'c', title: 'Launch', text: '', note: '1 day' },
]
const story = [
  { _key: 'a', title: 'Founded', text: 'Two investigators and an engineer.', note: '2018' },
  { _key: 'b', title: 'First product', text: '', note: 'October 2020' },
  { _key: 'c', title: 'Three more offices', text: 'Somebody is awake.', note: '2022' },
]
const chapters = [
  { _key: 'a', title: 'Totals, and how they changed', text: 'Five years, restated.', note: '9' },
  { _key: 'b', title: 'Ransomware', text: '', note: '73' },
  { _key: 'c', title: 'A chapter without a page', text: '', note: '' },
]
const longWords = [{ _key: 'a', title: LONG_WORD, text: LONG_WORD, note: '2025' }]

export const STEPS_EXAMPLES: Example<'steps'>[] = [
  { name: 'Path', section: { ...head('Path'), look: 'path', steps: process } },
  { name: 'Timeline', section: { ...head('Timeline'), look: 'timeline', steps: story } },
  { name: 'Contents', section: { ...head('Contents'), look: 'contents', steps: chapters } },
  { name: 'Long words', section: { ...head(LONG_WORD), look: 'timeline', steps: longWords } },
  { name: 'No steps', section: { ...head('No steps'), look: 'path', steps: [] } },
]
