import { LaunchIcon } from '@sanity/icons/Launch'
import { defineField, defineType } from 'sanity'
import { TargetInput } from '../../components/target-input'
import { targetFields, targetFieldset } from '../fields/target-fields'
import { looks } from '../options/looks'
import { describeTarget, targetSelection } from './describe-target'

/** A button. */
export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: LaunchIcon,
  fieldsets: [targetFieldset],
  components: { input: TargetInput },
  fields: [
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      description: 'What happens next, in two or three words.',
      validation: (rule) => [
        rule.required().error('Give the button a label.'),
        rule.max(40).warning('A label over 40 characters breaks onto two lines on a phone.'),
      ],
    }),
    defineField({
      name: 'look',
      title: 'Look',
      type: 'string',
      options: { list: looks, layout: 'radio' },
      initialValue: 'primary',
      validation: (rule) => rule.required().error('Choose how the button looks.'),
    }),
    ...targetFields('document'),
  ],
  preview: {
    select: { title: 'label', ...targetSelection },
    prepare: ({ title, ...target }) => ({ title, subtitle: describeTarget(target) }),
  },
})
