import { defineField, type TextDefinition } from 'sanity'

const sentence = (
  name: string,
  title: string,
  initialValue: string,
  more: Pick<TextDefinition, 'description' | 'options'> = {},
) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 2,
    initialValue,
    ...more,
  })

/** Sentences that the site says around content; all other labels are in its code. */
export const sentencesField = defineField({
  name: 'sentences',
  title: 'Sentences',
  type: 'object',
  description: 'For an empty field the site has a sentence of its own.',
  group: 'sentences',
  fields: [
    sentence(
      'searchHint',
      'Search: what to do if nothing is found',
      'Try fewer or more general words, such as a product’s name.',
      { description: 'A link to the Support Center follows.' },
    ),
    sentence('helpTitle', 'End of a guide: title', 'Still stuck?'),
    sentence(
      'helpText',
      'End of a guide: text',
      'Tell us which step you are on and what you see instead.',
    ),
    sentence('helpButton', 'End of a guide: button', 'Contact support', {
      description: 'It opens the form for support.',
    }),
    sentence('eventOver', 'Event that has ended', 'This event is over.'),
    sentence('jobFilled', 'Position that is closed', 'This position has been filled.'),
    sentence(
      'oldVersion',
      'Earlier version of a legal page',
      'This version is no longer in force.',
    ),
    sentence(
      'reportDownload',
      'Report: what the download is',
      'The download is the web edition: {pages} pages as PDF, with every chart, table and source of this page.',
      { description: '{pages} stands for the pages of the file.' },
    ),
    sentence(
      'fullReport',
      'Report: how to get the full edition',
      'The full edition of {pages} pages comes by email from our research team: tick its box in the form.',
      { description: '{pages} stands for the pages of the full edition.' },
    ),
    sentence(
      'reportFile',
      'File of a report: what it holds',
      'This file holds what the report’s page shows: findings, charts and the numbers behind them, sources and method.',
    ),
    sentence(
      'fullReportInFile',
      'File of a report: how to get the full edition',
      'The full edition has {pages} pages. Our research team sends it by email: ask for it in the form on the report’s page.',
      {
        description: '{pages} stands for the pages of the full edition.',
      },
    ),
  ],
})
