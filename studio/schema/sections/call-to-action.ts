import { BulbOutlineIcon } from '@sanity/icons/BulbOutline'
import { choice, line } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { actionsField } from '../objects/action'
import { dialogButtons, toReplace } from '../starter'

/** What a call to action looks like. The first look is the default. */
export const callToActionLooks = [
  { title: 'Ink: dark band with buttons', value: 'ink' },
  { title: 'Paper: light band with buttons', value: 'paper' },
  { title: 'Bar: dark band whose buttons stay in sight on phones', value: 'bar' },
  { title: 'Newsletter: a box for an email address', value: 'newsletter' },
]

/** The mailing lists that a visitor can join on a page. */
const newsletterLists = [
  { title: 'Case notes, as in the footer', value: 'blog' },
  { title: 'News', value: 'news' },
  { title: 'Events', value: 'events' },
]

const { shownIn } = fieldsByLook(callToActionLooks)

/** A band that asks the visitor to do one thing. */
export const callToAction = defineSection({
  name: 'callToAction',
  title: 'Call to action',
  options: { sectionGroup: 'opening', alsoCalled: 'CTA' },
  icon: BulbOutlineIcon,
  description: 'One question with buttons, or a box that takes an address for a mailing list.',
  initialValue: {
    title: toReplace('Ask the visitor to do one thing'),
    text: toReplace('One sentence that says what happens next.'),
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  fields: [
    lookField(callToActionLooks, 'paper'),
    { ...actionsField, hidden: shownIn('ink', 'paper', 'bar') },
    choice('list', 'Mailing list', newsletterLists, {
      hidden: shownIn('newsletter'),
      required: 'Choose the list.',
    }),
    line('buttonLabel', 'Button', {
      initialValue: 'Subscribe',
      hidden: shownIn('newsletter'),
      required: 'Name the button.',
    }),
    line('note', 'Small print', {
      description: 'How often, and how to leave.',
      hidden: shownIn('newsletter'),
    }),
  ],
  preview: {
    select: { title: 'title', look: 'look', list: 'list' },
    prepare: ({ title, look = 'ink', list }) => ({
      title,
      subtitle: ['Call to action', look, list].filter(Boolean).join(', '),
    }),
  },
})
