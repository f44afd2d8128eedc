import { ChartUpwardIcon } from '@sanity/icons/ChartUpward'
import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { DocumentTextIcon } from '@sanity/icons/DocumentText'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { choice, line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** Where an indicator stands against its limit. */
const standings = [
  { title: 'Within appetite', value: 'within' },
  { title: 'Watch', value: 'watch' },
  { title: 'Outside appetite', value: 'outside' },
]

/** A question that a board must decide, and what is proposed. */
export const boardDecision = defineType({
  name: 'boardDecision',
  title: 'Decision',
  type: 'object',
  icon: CheckmarkCircleIcon,
  fields: [line('title', 'Question', { required: 'Put the question.' }), text('text', 'Proposal')],
  preview: { select: { title: 'title', subtitle: 'text' } },
})

/** One line of a board brief: an indicator, its limit and where it stands. */
export const boardIndicator = defineType({
  name: 'boardIndicator',
  title: 'Indicator',
  type: 'object',
  icon: ChartUpwardIcon,
  fields: [
    line('label', 'Indicator', { required: 'Name the indicator.' }),
    line('value', 'Value', { required: 'Type the value.' }),
    line('before', 'Last quarter'),
    line('limit', 'Limit'),
    choice('standing', 'Standing', standings, {
      initialValue: 'within',
      required: 'Say where it stands.',
    }),
  ],
  preview: { select: { title: 'label', subtitle: 'value' } },
})

/** A sample of the one page that goes to a board. */
export const boardBrief = defineSection({
  name: 'boardBrief',
  title: 'Board brief',
  options: { sectionGroup: 'special' },
  icon: DocumentTextIcon,
  description: 'A sample of the one page that goes to a board: indicators, changes, decisions.',
  initialValue: {
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
  fields: [
    line('organization', 'Whose board', { required: 'Name the (invented) organization.' }),
    line('period', 'Period'),
    text('verdict', 'The one sentence', {
      description: 'What the board should remember if it reads nothing else.',
      required: 'Write the one sentence.',
    }),
    list('indicators', 'Indicators', 'boardIndicator', { required: 'Add at least one indicator.' }),
    defineField({
      name: 'changes',
      title: 'What has changed',
      type: 'array',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
    }),
    list('decisions', 'For decision', 'boardDecision'),
    line('note', 'Note', { description: 'Small print: that the figures are a sample.' }),
  ],
  preview: sectionPreview('Board brief', { items: 'indicators', one: 'indicator' }),
})
