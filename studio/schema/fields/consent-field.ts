import { defineField } from 'sanity'
import { line, number, text } from './define'

/** The cookie categories; the site identifies them by `name`. */
const categories = [
  { name: 'necessary', title: 'Necessary (cannot be refused)' },
  { name: 'analytics', title: 'Analytics' },
  { name: 'chat', title: 'Chat' },
  { name: 'marketing', title: 'Marketing' },
  { name: 'social', title: 'Social' },
]

const label = (name: string, title: string) =>
  line(name, title, { required: 'A button needs a label.' })

const sentences = (name: string, title: string, description?: string) =>
  text(name, title, {
    ...(description && { description }),
    required: 'Add this text: visitors need it to decide.',
  })

const heading = (name: string, title: string) => line(name, title, { required: 'Enter this text.' })

const spoken = (name: string, title: string, placeholder: string) =>
  line(name, title, {
    placeholder,
    options: { shown: 'unmarked' },
    description: 'Only screen readers say it.',
  })

/** The texts of the cookie banner and the cookie settings; the cookie policy must match them. */
export const consentField = defineField({
  name: 'consent',
  title: 'Cookies',
  type: 'object',
  group: 'consent',
  description: 'The cookie policy quotes these words: change both together.',
  fields: [
    number('version', 'Version', {
      description:
        'Increase this by one to ask all visitors again, after a change that matters to them.',
      initialValue: 1,
      required: 'Enter a whole number, 1 or more.',
      range: (rule) => rule.integer().min(1),
    }),
    heading('title', 'Banner: title'),
    sentences(
      'text',
      'Banner: text',
      'Two short sentences, each on its own line; the banner must stay small.',
    ),
    label('acceptLabel', 'Banner: button that allows everything'),
    label('rejectLabel', 'Banner: button that allows only necessary cookies'),
    label('customizeLabel', 'Banner: button that opens the settings'),
    label('learnMoreLabel', 'Banner: link to the cookie policy'),
    spoken('learnMoreAbout', 'After this link', 'about cookies'),
    heading('settingsTitle', 'Settings: title, also of the button in the footer'),
    sentences('settingsText', 'Settings: text'),
    spoken('closeLabel', 'Settings: button that closes them', 'Close'),
    label('saveLabel', 'Settings: button that saves the choice'),
    heading('savedText', 'Screen reader announcement after saving'),
    sentences(
      'signalText',
      'Settings: note on Global Privacy Control',
      'For visitors whose browser sends this signal.',
    ),
    sentences('chatText', 'Settings: note for visitors who open the chat before they allow it'),
    label('chatInsteadLabel', 'Settings: button that opens Technical Support instead of the chat'),
    ...categories.map((category) =>
      defineField({
        ...category,
        type: 'object',
        options: { columns: 1 },
        fields: [heading('name', 'Name'), sentences('text', 'What it is for')],
      }),
    ),
  ],
})
