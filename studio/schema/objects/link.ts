import { LinkIcon } from '@sanity/icons/Link'
import { defineField, defineType } from 'sanity'
import { TargetInput } from '../../components/target-input'
import { targetFields, targetFieldset } from '../fields/target-fields'
import { describeTarget, targetSelection } from './describe-target'

/** An entry of a menu or of the footer. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fieldsets: [targetFieldset],
  components: { input: TargetInput },
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().error('Give the link a label.'),
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'string',
      description: 'A short line below the label in the menus. Optional.',
    }),
    ...targetFields('document'),
  ],
  preview: {
    select: { title: 'label', ...targetSelection },
    prepare: ({ title, ...target }) => ({ title, subtitle: describeTarget(target) }),
  },
})
