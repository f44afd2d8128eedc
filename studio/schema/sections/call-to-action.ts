import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { defineField, defineType } from 'sanity'
import { advancedFields, advancedFieldset, headingFields } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { actionsField } from '../objects/action'
import { dialogButtons, toReplace } from '../starter'

/** What a call to action looks like. The first look is the default. */
export const callToActionLooks = [
  { title: 'Ink: dark band with buttons', value: 'ink' },
  { title: 'Paper: light band with buttons', value: 'paper' },
  { title: 'Newsletter: a box for an email address', value: 'newsletter' },
]

/** The mailing lists that a visitor can join on a page. */
const newsletterLists = [
  { title: 'Blog', value: 'blog' },
  { title: 'News', value: 'news' },
  { title: 'Events', value: 'events' },
]

const { shownIn } = fieldsByLook(callToActionLooks)

/** A band that asks the visitor to do one thing. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Call to action',
  type: 'object',
  options: { sectionGroup: 'opening', alsoCalled: 'CTA' },
  icon: BulbOutlineIcon,
  description: 'One question with buttons, or a box that takes an address for a mailing list.',
  initialValue: {
    title: toReplace('Ask the visitor to do one thing'),
    text: toReplace('One sentence that says what happens next.'),
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  fieldsets: [advancedFieldset],
  fields: [
    ...headingFields(),
    lookField(callToActionLooks, 'paper'),
    { ...actionsField, hidden: shownIn('ink', 'paper') },
    defineField({
      name: 'list',
      title: 'Mailing list',
      type: 'string',
      options: { list: newsletterLists, layout: 'radio', direction: 'horizontal' },
      hidden: shownIn('newsletter'),
      validation: (rule) => rule.required().error('Choose the list.'),
    }),
    defineField({
      name: 'buttonLabel',
      title: 'Button',
      type: 'string',
      initialValue: 'Subscribe',
      hidden: shownIn('newsletter'),
      validation: (rule) => rule.required().error('Name the button.'),
    }),
    defineField({
      name: 'note',
      title: 'Small print',
      type: 'string',
      description: 'How often, and how to leave.',
      hidden: shownIn('newsletter'),
    }),
    ...advancedFields,
  ],
  preview: {
    select: { title: 'title', look: 'look', list: 'list' },
    prepare: ({ title, look = 'ink', list }) => ({
      title,
      subtitle: ['Call to action', look, list].filter(Boolean).join(', '),
    }),
  },
})
