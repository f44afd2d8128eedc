import { CaseIcon } from '@sanity/icons/Case'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { line, list, text } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { sectionPreview } from '../fields/short-fields'
import { items, toReplace } from '../starter'

/** What kind of stories are told. The first look is the default. */
export const storiesLooks = [
  { title: 'Customers: what they did, results in the margin', value: 'customers' },
  { title: 'Cases: worked through, move by move', value: 'cases' },
]

const { shownIn, requiredIn } = fieldsByLook(storiesLooks)

/** What one organization did and its result, or a kind of case, step by step. */
export const story = defineType({
  name: 'story',
  title: 'Story',
  type: 'object',
  icon: CaseIcon,
  fields: [
    line('organization', 'Organization', {
      hidden: shownIn('customers'),
      required: 'Name the organization.',
    }),
    line('sector', 'Sector or kind of case', {
      description: 'Exchange, or Payment processor; for a case: Ransomware.',
      required: 'Say what kind of organization or case it is.',
    }),
    line('title', 'Title', { required: 'Sum the story up in one line.' }),
    text('text', 'What happened, or what is known', {
      rows: 5,
      validation: (rule) => rule.custom(requiredIn(['customers'], 'Tell what happened.')),
    }),
    text('quote', 'Quotation', {
      description: 'Without quotation marks: the site adds them.',
      hidden: shownIn('customers'),
    }),
    defineField({
      name: 'moves',
      title: 'Moves',
      type: 'array',
      description: 'What the investigator does, in order.',
      of: [defineArrayMember({ type: 'text', rows: 2 })],
      hidden: shownIn('cases'),
      validation: (rule) => [
        rule.required().min(1).error('Add at least one move.'),
        rule.unique().error('One of these moves is there twice.'),
      ],
    }),
    text('outcome', 'What stands at the end', { hidden: shownIn('cases') }),
    list('figures', 'Results', 'figure'),
  ],
  preview: {
    select: { organization: 'organization', sector: 'sector', title: 'title' },
    prepare: ({ organization, sector, title }) => ({
      title: organization || sector,
      subtitle: title,
    }),
  },
})

/** Stories of customers with their results, or cases step by step. */
export const stories = defineSection({
  name: 'stories',
  title: 'Stories and cases',
  options: { sectionGroup: 'lists', alsoCalled: 'customers' },
  icon: CaseIcon,
  description: 'What customers did and what came of it, or cases worked through.',
  initialValue: {
    title: 'What customers did with it',
    stories: items('story', {
      organization: toReplace('Name of the customer'),
      sector: 'Exchange',
      title: toReplace('The story in one line'),
      text: toReplace('What they faced, what they did and what came of it.'),
      figures: items('figure', { value: '40%', label: toReplace('Say what changed by how much') }),
    }),
  },
  fields: [
    lookField(storiesLooks),
    list('stories', 'Stories', 'story', { required: 'Add at least one story.' }),
  ],
  preview: sectionPreview('Stories', { items: 'stories', one: 'case' }),
})
