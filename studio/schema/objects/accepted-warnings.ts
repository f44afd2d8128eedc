import { defineArrayMember, defineField, defineType } from 'sanity'

const text = (name: string, title: string) =>
  defineField({ name, title, type: 'string', options: { copy: false } })

/** A warning that an editor accepted: which one, where, why, who and when. */
export const acceptedWarning = defineType({
  name: 'acceptedWarning',
  title: 'Accepted warning',
  type: 'object',
  fields: [
    text('rule', 'Rule'),
    text('path', 'Field'),
    text('message', 'Warning'),
    text('reason', 'Reason'),
    text('acceptedBy', 'Accepted by'),
    defineField({ name: 'acceptedAt', title: 'Accepted at', type: 'datetime' }),
  ],
})

export const acceptedWarnings = defineType({
  name: 'acceptedWarnings',
  title: 'Accepted warnings',
  type: 'array',
  of: [defineArrayMember({ type: 'acceptedWarning' })],
})

/** Kept with the document, changed by the panel “Check before publishing” only, not shown by the site. */
export const acceptedWarningsField = defineField({
  name: 'acceptedWarnings',
  title: 'Accepted warnings',
  type: 'acceptedWarnings',
  hidden: true,
})
