import { type Example, LONG_WORD } from '@/sections/example'

const learningModule = (title: string, hours: number, text: string | null = null) => ({
  _key: title,
  title,
  hours,
  text,
})

const investigator = {
  _key: 'investigator',
  title: 'Investigator',
  text: 'From reading one transaction to giving evidence about four hundred.',
  hours: 24,
  modules: [
    learningModule('Reading a ledger', 6, 'Accounts, outputs, fees, change'),
    learningModule('Clustering and its limits', 8),
    learningModule('Exhibits and testimony', 10, 'Ends with a cross-examination'),
  ],
}

const officer = {
  _key: 'officer',
  title: 'Compliance officer',
  text: null,
  hours: 10,
  modules: [learningModule('Alerts', 4), learningModule('Rules and their owners', 6)],
}

const section = {
  _key: 'paths',
  _type: 'learningPaths',
  anchor: '',
  eyebrow: 'Learning paths',
  title: 'Two ways through the catalog',
  text: 'Drawn to the scale of their hours.',
  paths: [investigator, officer],
} satisfies Example<'learningPaths'>['section']

export const LEARNING_PATHS_EXAMPLES: Example<'learningPaths'>[] = [
  { name: 'Two paths', section },
  {
    name: 'Long words, and a path without modules',
    section: {
      ...section,
      paths: [
        { ...investigator, title: LONG_WORD, modules: [learningModule(LONG_WORD, 3)], hours: 3 },
        { ...officer, modules: [], hours: 0 },
      ],
    },
  },
]
