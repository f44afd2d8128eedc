import { defineField } from 'sanity'

/** The cookie categories; the site identifies them by `name`. */
const categories = [
  { name: 'necessary', title: 'Necessary (cannot be refused)' },
  { name: 'analytics', title: 'Analytics' },
  { name: 'chat', title: 'Chat' },
  { name: 'marketing', title: 'Marketing' },
  { name: 'social', title: 'Social' },
]

const label = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'string',
    validation: (rule) => rule.required().error('A button needs a label.'),
  })

const text = (name: string, title: string, description?: string) =>
  defineField({
    name,
    title,
    type: 'text',
    rows: 2,
    ...(description && { description }),
    validation: (rule) => rule.required().error('Add this text: visitors need it to decide.'),
  })

const line = (name: string, what: string) =>
  defineField({
    name,
    title: what,
    type: 'string',
    validation: (rule) => rule.required().error('Enter this text.'),
  })

const spoken = (name: string, title: string, placeholder: string) =>
  defineField({
    name,
    title,
    type: 'string',
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
    defineField({
      name: 'version',
      title: 'Version',
      type: 'number',
      description:
        'Increase this by one to ask all visitors again, after a change that matters to them.',
      initialValue: 1,
      validation: (rule) =>
        rule.required().integer().min(1).error('Enter a whole number, 1 or more.'),
    }),
    line('title', 'Banner: title'),
    text(
      'text',
      'Banner: text',
      'Two short sentences, each on its own line; the banner must stay small.',
    ),
    label('acceptLabel', 'Banner: button that allows everything'),
    label('rejectLabel', 'Banner: button that allows only necessary cookies'),
    label('customizeLabel', 'Banner: button that opens the settings'),
    label('learnMoreLabel', 'Banner: link to the cookie policy'),
    spoken('learnMoreAbout', 'After this link', 'about cookies'),
    line('settingsTitle', 'Settings: title, also of the button in the footer'),
    text('settingsText', 'Settings: text'),
    spoken('closeLabel', 'Settings: button that closes them', 'Close'),
    label('saveLabel', 'Settings: button that saves the choice'),
    line('savedText', 'Screen reader announcement after saving'),
    text(
      'signalText',
      'Settings: note on Global Privacy Control',
      'For visitors whose browser sends this signal.',
    ),
    text('chatText', 'Settings: note for visitors who open the chat before they allow it'),
    label('chatInsteadLabel', 'Settings: button that opens Technical Support instead of the chat'),
    ...categories.map((category) =>
      defineField({
        ...category,
        type: 'object',
        options: { columns: 1 },
        fields: [line('name', 'Name'), text('text', 'What it is for')],
      }),
    ),
  ],
})
