import { DocumentIcon } from '@sanity/icons/Document'
import type { Template } from 'sanity'
import { starterContent } from '../schema/section-types'
import { dialogButtons, EXAMPLE_SOURCE, type Fields, items, toReplace } from '../schema/starter'

interface PageContent {
  title: string
  path: string
  seoDescription: string
  sections: Fields[]
}

/** A section with its starter content and the given fields. */
const section = (type: string, fields: Fields = {}) => ({
  _type: type,
  ...starterContent[type],
  ...fields,
})

/** Numbered steps with these notes. */
const steps = (notes: string[], title: string, text: string) =>
  items(
    'step',
    ...notes.map((note, at) => ({ note, title: `${title} ${at + 1}`, text: toReplace(text) })),
  )

/** An entry of “Create”: a page that starts with these sections. */
const pageTemplate = (id: string, { title, path, seoDescription, sections }: PageContent) =>
  ({
    id,
    title,
    schemaType: 'page',
    icon: DocumentIcon,
    value: {
      title,
      path: { _type: 'slug', current: path },
      sections: sections.map((each, index) => ({ _key: `${id}-${index + 1}`, ...each })),
      showReadyToStart: false,
      seo: { _type: 'seo', description: seoDescription, hideFromSearch: false },
    },
  }) satisfies Template

/** Pages that editors start from; their texts say what belongs there. */
export const pageTemplates = [
  pageTemplate('page-product-launch', {
    title: 'Product launch',
    path: '/solutions/product-launch',
    seoDescription: toReplace(
      'What the new product does, for whom it is made, and how to see it at work.',
    ),
    sections: [
      section('hero', {
        look: 'picture',
        eyebrow: 'New',
        title: toReplace('Name what the product makes possible'),
        text: toReplace('One sentence on the problem, one on what is different now.'),
      }),
      section('featureRows', { title: 'What is new' }),
      section('steps', { look: 'path' }),
      section('statBand', { look: 'ledger', title: 'What it changes' }),
      section('faq', { title: 'Before you start' }),
      section('callToAction', { look: 'ink', title: 'See it with your own data' }),
    ],
  }),
  pageTemplate('page-campaign', {
    title: toReplace('Campaign page'),
    path: '/campaign',
    seoDescription: toReplace(
      'What is offered until when, what it includes, and how to take it up today.',
    ),
    sections: [
      section('hero', {
        look: 'plain',
        title: toReplace('Make the offer in one line'),
        text: toReplace('Who it is for, what it includes and until when.'),
        actions: dialogButtons('Take the offer', 'personal-demo'),
      }),
      section('cardGrid', { look: 'bordered', columns: 3, title: 'Three reasons' }),
      section('stories', { look: 'customers', title: 'Who did it already' }),
      section('callToAction', {
        look: 'ink',
        title: toReplace('Repeat the offer'),
        actions: dialogButtons('Take the offer', 'personal-demo'),
      }),
    ],
  }),
  pageTemplate('page-event', {
    title: toReplace('Event page'),
    path: '/resources/event',
    seoDescription: toReplace(
      'The program of the event, who should come, where it is and how to register.',
    ),
    sections: [
      section('hero', {
        look: 'ledger',
        eyebrow: 'Event',
        title: toReplace('Name the event'),
        text: toReplace('What participants know afterward that they do not know today.'),
        picture: undefined,
        actions: dialogButtons('Register', 'event-registration'),
        figures: items(
          'figure',
          { value: '1 day', label: toReplace('Say how long it takes') },
          { value: 'Online', label: toReplace('Say where it is') },
          { value: '100', label: toReplace('Say how many can come') },
        ),
      }),
      section('steps', {
        look: 'timeline',
        title: 'Program',
        steps: steps(['09:00', '10:30', '12:00'], 'Part', 'What happens, and who leads it.'),
      }),
      section('cardGrid', { look: 'plain', columns: 3, title: 'Who should come' }),
      section('faq', { title: 'Good to know' }),
      section('callToAction', {
        look: 'paper',
        title: 'Save a seat',
        actions: dialogButtons('Register', 'event-registration'),
      }),
    ],
  }),
  pageTemplate('page-report', {
    title: toReplace('Report page'),
    path: '/resources/report',
    seoDescription: toReplace(
      'The findings of the report, the figures behind them, and where to download it.',
    ),
    sections: [
      section('hero', {
        look: 'plain',
        eyebrow: 'Report',
        title: toReplace('Name the report'),
        text: toReplace('What it asks, what it covers and who wrote it.'),
        picture: undefined,
        actions: dialogButtons('Download the report', 'report-download'),
      }),
      section('statBand', { look: 'findings', title: 'Findings' }),
      section('chart', { kind: 'bars', tone: 'paper' }),
      section('steps', {
        look: 'contents',
        title: 'Contents',
        steps: steps(['3', '12', '28'], 'Chapter', 'What the chapter answers.'),
      }),
      section('callToAction', {
        look: 'paper',
        title: 'Read the whole report',
        actions: dialogButtons('Download the report', 'report-download'),
      }),
    ],
  }),
  pageTemplate('page-story', {
    title: toReplace('Customer story'),
    path: '/company/customers/customer',
    seoDescription: toReplace(
      'What the customer faced, what they did week by week, and what changed by how much.',
    ),
    sections: [
      section('hero', {
        look: 'ledger',
        eyebrow: 'Customer story',
        title: toReplace('The story in one line'),
        text: toReplace('Who the customer is, and what they do now that they did not do before.'),
        picture: undefined,
        actions: dialogButtons('Request Personal Demo', 'personal-demo'),
        figures: items('figure', { value: '3 weeks', label: toReplace('Say how long it took') }),
      }),
      section('richText', { title: 'The problem' }),
      section('steps', {
        look: 'timeline',
        title: 'What they did',
        steps: steps(['Week 1', 'Week 2', 'Week 4'], 'Step', 'What was done, and by whom.'),
      }),
      section('factTable', {
        look: 'change',
        title: 'Before and after',
        table: {
          _type: 'table',
          rows: items(
            'tableRow',
            { cells: ['Figure', 'Before', 'After'] },
            { cells: [toReplace('Say what was measured'), '9 in 10', '4 in 10'] },
          ),
        },
        note: EXAMPLE_SOURCE,
      }),
      section('documentList', {
        what: 'testimonial',
        title: toReplace('Choose the testimonial below'),
      }),
      section('callToAction', { look: 'paper', title: 'See it with your own cases' }),
    ],
  }),
]
