import { type Example, exampleBlock, LONG_WORD } from '@/sections/example'

const faq: Example<'faq'>['section'] = {
  _key: 'faq',
  _type: 'faq',
  anchor: '',
  eyebrow: 'Questions',
  title: 'What clients ask first',
  text: '',
  questions: [
    {
      _key: 'a',
      question: 'How long does an investigation take?',
      answer: [
        exampleBlock('Most cases are traced within ten working days.'),
        exampleBlock('You see the graph from the first day.', { listItem: 'bullet' }),
        exampleBlock('Each step names its source.', { listItem: 'bullet' }),
      ],
    },
    {
      _key: 'b',
      question: 'Which blockchains do you cover?',
      answer: [exampleBlock('All that hold more than a hundredth of stolen funds.')],
    },
  ],
}

export const FAQ_EXAMPLES: Example<'faq'>[] = [
  { name: 'Two questions', section: faq },
  {
    name: 'A long word',
    section: {
      ...faq,
      title: 'One long question',
      questions: [{ _key: 'c', question: LONG_WORD, answer: [exampleBlock(LONG_WORD)] }],
    },
  },
]
