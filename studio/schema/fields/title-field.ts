import { defineField } from 'sanity'

/** The name that a document has in the Studio, in links and, unless overridden, in search results. */
export function titleField(description: string) {
  return defineField({
    name: 'title',
    title: 'Title',
    type: 'string',
    description,
    group: 'content',
    validation: (rule) => rule.required().error('Give this a title.'),
  })
}
