import { toReplace } from './to-replace'

type Fields = Record<string, unknown>

/** Items of an array, with the keys and the type that Sanity stores. */
const items = (type: string, ...list: Fields[]) =>
  list.map((item, index) => ({ _key: `item-${index + 1}`, _type: type, ...item }))

/** Paragraphs of rich text. */
const paragraphs = (...texts: string[]) =>
  items(
    'block',
    ...texts.map((text) => ({
      style: 'normal',
      markDefs: [],
      children: items('span', { text, marks: [] }),
    })),
  )

const steps = items(
  'step',
  { title: 'First', text: toReplace('What happens first, and who does it.') },
  { title: 'Then', text: toReplace('What follows, and how long it takes.') },
  { title: 'At the end', text: toReplace('What the reader has in hand.') },
)

const cards = items(
  'card',
  {
    title: toReplace('The first point'),
    icon: 'search',
    text: toReplace('What it means for the reader.'),
  },
  {
    title: toReplace('The second point'),
    icon: 'shield-check',
    text: toReplace('What it means for the reader.'),
  },
  {
    title: toReplace('The third point'),
    icon: 'network',
    text: toReplace('What it means for the reader.'),
  },
)

const EXAMPLE_SOURCE = toReplace('Example figures: replace them and name the source.')

/** A button that opens a dialog; its target exists in every dataset. */
export const dialogButtons = (label: string, dialog: string) =>
  items('action', { label, look: 'primary', target: 'dialog', dialog })

/**
 * What a new section contains, by section type: complete, so that an editor replaces words instead of filling an empty
 * form. Fields that are left out get the initial values of the schema. What is `toReplace` cannot be published; any other
 * text is good as it is.
 */
export const starterContent: Readonly<Record<string, Fields>> = {
  hero: {
    title: toReplace('Say what the page offers'),
    text: toReplace('One or two sentences that say for whom it is and what they get.'),
    picture: 'traced-graph',
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  callToAction: {
    title: toReplace('Ask the visitor to do one thing'),
    text: toReplace('One sentence that says what happens next.'),
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  contact: {
    title: 'Write to us',
    text: toReplace('Say who answers and how soon.'),
  },
  cardGrid: { title: toReplace('Three points side by side'), cards },
  featureRows: {
    title: 'What it does',
    rows: items(
      'featureRow',
      {
        title: toReplace('Name the first feature'),
        text: toReplace('What the reader can do with it, in two or three sentences.'),
        points: [toReplace('One detail'), toReplace('Another detail')],
        picture: 'risk-score',
      },
      {
        title: toReplace('Name the second feature'),
        text: toReplace('What the reader can do with it, in two or three sentences.'),
        picture: 'timeline',
      },
    ),
  },
  steps: { title: 'How it works', steps },
  plans: {
    title: 'What it costs',
    plans: items('plan', {
      name: 'Standard',
      audience: toReplace('Say who it is for.'),
      price: { _type: 'price', currency: 'USD', label: 'Custom' },
      features: [toReplace('What the plan includes'), toReplace('What else it includes')],
      action: {
        _type: 'action',
        label: 'Request a demo',
        look: 'primary',
        target: 'dialog',
        dialog: 'personal-demo',
      },
    }),
  },
  statBand: {
    title: 'In figures',
    figures: items(
      'figure',
      { value: '100', label: toReplace('Say what this number counts') },
      { value: '25%', label: toReplace('Say what this share is of') },
      { value: '3 days', label: toReplace('Say how long what takes') },
    ),
    source: EXAMPLE_SOURCE,
  },
  chart: {
    title: toReplace('Say what the chart shows'),
    valueName: 'Share',
    unit: '%',
    points: items(
      'chartPoint',
      { label: 'First', value: 48, highlight: true },
      { label: 'Second', value: 32 },
      { label: 'Third', value: 20 },
    ),
    summary: toReplace('The first has about half. The second and the third share the rest.'),
    source: EXAMPLE_SOURCE,
  },
  factTable: {
    title: 'Compare at a glance',
    columns: ['What', 'One', 'The other'],
    rows: items(
      'factRow',
      { cells: [toReplace('First fact'), 'Yes', 'No'] },
      { cells: [toReplace('Second fact'), '10', '20'] },
    ),
  },
  documentList: { title: 'Our products', what: 'product' },
  stories: {
    title: 'What customers did with it',
    stories: items('story', {
      organization: toReplace('Name of the customer'),
      sector: 'Exchange',
      title: toReplace('The story in one line'),
      text: toReplace('What they faced, what they did and what came of it.'),
      figures: items('figure', { value: '40%', label: toReplace('Say what changed by how much') }),
    }),
  },
  faq: {
    title: 'Questions and answers',
    questions: items(
      'question',
      {
        question: toReplace('What do visitors ask first?'),
        answer: paragraphs(toReplace('Answer it in two sentences.')),
      },
      {
        question: toReplace('What do they ask next?'),
        answer: paragraphs(toReplace('Answer it in two sentences.')),
      },
    ),
  },
  richText: {
    title: toReplace('A title for the text'),
    body: paragraphs(
      toReplace('The first paragraph says what matters most.'),
      toReplace('The second one explains it.'),
    ),
  },
  codeSample: {
    title: 'Try it',
    examples: items('codeExample', {
      title: 'Response',
      language: 'json',
      code: '{\n  "status": "ok"\n}',
    }),
  },
  alerts: {
    title: 'What an alert looks like',
    alerts: items('alert', {
      label: 'BLOCKED',
      risk: 'high',
      score: 94,
      address: '0x41be…9a07',
      reason: toReplace('Say why it was stopped'),
      time: '14:02:11 UTC',
    }),
    note: 'Sample data.',
  },
  articleIndex: { title: 'Articles', area: 'blog' },
  boardBrief: {
    title: 'What the board reads',
    organization: toReplace('Example Bank'),
    period: 'Third quarter',
    verdict: toReplace('The one sentence that the board should remember.'),
    indicators: items('boardIndicator', {
      label: 'Share of screened transfers',
      value: '100%',
      before: '99%',
      limit: '98%',
      standing: 'within',
    }),
    note: 'Sample figures.',
  },
  endpoints: {
    title: 'Endpoints',
    groups: items('endpointGroup', {
      title: toReplace('Name the group'),
      endpoints: items('endpoint', {
        method: 'GET',
        path: '/v1/address/{address}',
        summary: toReplace('Says in a sentence what it answers.'),
      }),
    }),
  },
  guideIndex: { title: 'Find a guide', area: 'documentation', label: 'Search the documentation' },
  learningPaths: {
    title: 'Learning paths',
    paths: items('learningPath', {
      title: toReplace('For whom the path is'),
      modules: items(
        'learningModule',
        { title: toReplace('The first module'), hours: 2 },
        { title: toReplace('The second module'), hours: 4 },
      ),
    }),
  },
  profiles: {
    title: 'Region by region',
    profiles: items(
      'profile',
      {
        name: 'Europe',
        adoption: 12,
        size: '$1.0T',
        points: [toReplace('One trend')],
        highlight: true,
      },
      { name: 'North America', adoption: 16, size: '$1.3T', points: [toReplace('Another trend')] },
    ),
    source: EXAMPLE_SOURCE,
  },
}
