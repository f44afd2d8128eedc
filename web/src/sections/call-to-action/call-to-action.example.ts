import { type Example, exampleAction, exampleHead, LONG_WORD } from '@/sections/example'

const head = (title: string) => ({ ...exampleHead('callToAction', title), eyebrow: '' })
const letter = { list: null, buttonLabel: 'Subscribe', note: '' }
const actions = [exampleAction('Schedule a Demo'), exampleAction('Start Free Trial', 'secondary')]

export const CALL_TO_ACTION_EXAMPLES: Example<'callToAction'>[] = [
  { name: 'Ink', section: { ...head('Ink'), look: 'ink', actions, ...letter } },
  { name: 'Paper', section: { ...head('Paper'), look: 'paper', actions, ...letter } },
  {
    name: 'Newsletter',
    section: {
      ...head('Newsletter'),
      look: 'newsletter',
      actions: [],
      list: 'news',
      buttonLabel: 'Subscribe',
      note: 'Unsubscribe in one click.',
    },
  },
  {
    name: 'Long words',
    section: { ...head(LONG_WORD), look: 'ink', actions: [exampleAction(LONG_WORD)], ...letter },
  },
  {
    name: 'No buttons',
    section: { ...head('No buttons'), look: 'paper', actions: [], ...letter },
  },
]
