import { SunIcon } from '@sanity/icons/Sun'
import { image, list } from '../fields/define'
import { defineSection } from '../fields/heading-fields'
import { fieldsByLook, lookField } from '../fields/look-field'
import { pictureField } from '../fields/short-fields'
import { actionsField } from '../objects/action'
import { dialogButtons, toReplace } from '../starter'

/** How a page opens. The first look is the default. */
export const heroLooks = [
  { title: 'Picture beside the text', value: 'picture' },
  { title: 'Wide: picture below the text, as wide as the page', value: 'wide' },
  { title: 'Plain: one large sentence, no picture', value: 'plain' },
  { title: 'Brief: a small title, so that the page begins at once', value: 'brief' },
  { title: 'Contents: the title beside what the page holds', value: 'contents' },
  { title: 'Ledger: figures large below', value: 'ledger' },
]

const { shownIn } = fieldsByLook(heroLooks)

/** The opening of a page. */
export const hero = defineSection({
  name: 'hero',
  title: 'Hero',
  description: 'Opens a page: the title, what the page offers, buttons, and a picture or figures.',
  options: { sectionGroup: 'opening' },
  icon: SunIcon,
  initialValue: {
    title: toReplace('Say what the page offers'),
    text: toReplace('One or two sentences that say for whom it is and what they get.'),
    picture: 'case-player',
    actions: dialogButtons('Request a demo', 'personal-demo'),
  },
  fields: [
    lookField(heroLooks),
    actionsField,
    list('figures', 'Figures', 'figure', {
      description: 'Up to four.',
      hidden: shownIn('picture', 'wide', 'plain', 'ledger', 'contents'),
    }),
    { ...pictureField, hidden: shownIn('picture', 'wide') },
    image('image', 'Image', { hidden: shownIn('picture') }),
  ],
  preview: {
    select: { title: 'title', look: 'look', media: 'image' },
    prepare: ({ title, look = 'picture', media }) => ({ title, subtitle: `Hero, ${look}`, media }),
  },
})
