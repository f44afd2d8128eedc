import { DocumentIcon } from '@sanity/icons/Document'
import type { Template } from 'sanity'
import { starterContent } from '../schema/section-types'
import { dialogButtons, type Fields, toReplace } from '../schema/starter'

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
        figures: [
          {
            _key: 'when',
            _type: 'figure',
            value: '1 day',
            label: toReplace('Say how long it takes'),
          },
          { _key: 'where', _type: 'figure', value: 'Online', label: toReplace('Say where it is') },
          {
            _key: 'seats',
            _type: 'figure',
            value: '100',
            label: toReplace('Say how many can come'),
          },
        ],
      }),
      section('steps', {
        look: 'timeline',
        title: 'Program',
        steps: ['09:00', '10:30', '12:00'].map((note, index) => ({
          _key: `part-${index + 1}`,
          _type: 'step',
          note,
          title: `Part ${index + 1}`,
          text: toReplace('What happens, and who leads it.'),
        })),
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
        steps: ['3', '12', '28'].map((note, index) => ({
          _key: `chapter-${index + 1}`,
          _type: 'step',
          note,
          title: `Chapter ${index + 1}`,
          text: toReplace('What the chapter answers.'),
        })),
      }),
      section('callToAction', {
        look: 'paper',
        title: 'Read the whole report',
        actions: dialogButtons('Download the report', 'report-download'),
      }),
    ],
  }),
]
