import { defineField } from 'sanity'

/** The heading of a section: a small line above, the title, and a sentence below. */
export function headingFields({ titleRequired = true }: { titleRequired?: boolean } = {}) {
  return [
    defineField({
      name: 'eyebrow',
      title: 'Line above the title',
      type: 'string',
      description: 'Two or three words that say what kind of thing follows. Optional.',
    }),
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) =>
        titleRequired ? rule.required().error('Give this section a title.') : rule,
    }),
    defineField({
      name: 'text',
      title: 'Text below the title',
      type: 'text',
      rows: 3,
      description: 'One or two sentences. Optional.',
    }),
  ]
}
