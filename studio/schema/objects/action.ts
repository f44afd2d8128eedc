import { LaunchIcon } from '@sanity/icons/Launch'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { PresetInput } from '../../components/preset-input'
import { TargetInput } from '../../components/target-input'
import { button, line, list } from '../fields/define'
import { looks } from '../options'
import { checkPresets } from '../validation/presets'
import { describeTarget, targetFields, targetFieldset, targetSelection } from './target'

/** A button. */
export const action = defineType({
  name: 'action',
  title: 'Button',
  type: 'object',
  icon: LaunchIcon,
  fieldsets: [targetFieldset],
  components: { input: TargetInput },
  fields: [
    line('label', 'Label', { required: 'Give the button a label.' }),
    line('note', 'Line under the label', {
      options: { shown: 'unmarked' },
      description: 'In small type: how this button differs from the one beside it.',
    }),
    line('look', 'Look', {
      options: { list: looks, layout: 'radio' },
      required: 'Choose the look of the button.',
    }),
    // Without initial values: an optional button that nobody has touched must stay empty.
    ...targetFields(),
    list('presets', 'Presets', 'preset', {
      options: { shown: 'never' },
      fieldset: 'target',
      description: 'Answers that the dialog begins with. They are also stored with each request.',
      hidden: ({ parent, value }) => parent?.target !== 'dialog' && value === undefined,
      validation: (rule) => rule.custom(checkPresets),
    }),
  ],
  preview: {
    select: { title: 'label', ...targetSelection },
    prepare: ({ title, ...target }) => ({ title, subtitle: describeTarget(target) }),
  },
})

/** The first answer to one field of a dialog's form. */
export const preset = defineType({
  name: 'preset',
  title: 'Preset',
  type: 'object',
  components: { input: PresetInput },
  fields: [line('field', 'Field'), line('value', 'Answer')],
  preview: { select: { title: 'field', subtitle: 'value' } },
})

/** The buttons of a section. */
export const actionsField = defineField({
  name: 'actions',
  title: 'Buttons',
  type: 'array',
  of: [
    defineArrayMember({ type: 'action', initialValue: { look: 'primary', target: 'document' } }),
  ],
})

type OwnAction = { label: string; dialog: string; description: string }

/** The button of a document, shown on its page and in every list of its type. */
export function ownActionField({ label, dialog, description }: OwnAction) {
  return button('action', 'Button', {
    description,
    initialValue: { _type: 'action', label, look: 'primary', target: 'dialog', dialog },
    required: 'Add a button: visitors need it to continue.',
  })
}
