import { defineField, type ValidationContext } from 'sanity'
import { dialogs } from '../options/dialogs'
import { routableTypeNames } from '../options/routable-types'
import { routes } from '../options/routes'
import { targets } from '../options/targets'
import { checkAnchor } from '../validation/anchor'
import { checkTargetField, type TargetValues } from '../validation/target'
import { checkWebAddress } from '../validation/web-address'

/** What a field of the target fieldset has in common: shown, and required, when `target` names it. */
function shownFor(name: string) {
  return {
    name,
    fieldset: 'target',
    // A value left over from an earlier choice stays visible, or its error could not be mended.
    hidden: ({ parent, value }: { parent?: TargetValues; value?: unknown }) =>
      parent?.target !== name && value === undefined,
  }
}

const checkTarget = (name: string) => (_: unknown, context: ValidationContext) =>
  checkTargetField(name, context.parent as TargetValues | undefined)

/** Where a button or link leads: the choice, and the one field that the choice asks for. */
export function targetFields(initialTarget: string) {
  return [
    defineField({
      name: 'target',
      title: 'Leads to',
      type: 'string',
      fieldset: 'target',
      options: { list: targets },
      initialValue: initialTarget,
      validation: (rule) => rule.required().error('Choose what this leads to.'),
    }),
    defineField({
      ...shownFor('document'),
      title: 'Page',
      type: 'reference',
      to: routableTypeNames.map((type) => ({ type })),
      options: { disableNew: true },
      validation: (rule) => rule.custom(checkTarget('document')),
    }),
    defineField({
      ...shownFor('route'),
      title: 'Account screen',
      type: 'string',
      options: { list: routes },
      validation: (rule) => rule.custom(checkTarget('route')),
    }),
    defineField({
      ...shownFor('url'),
      title: 'Web address',
      type: 'string',
      options: { copy: false },
      placeholder: 'https://',
      description: 'Starts with https://, mailto: or tel:.',
      validation: (rule) => [rule.custom(checkTarget('url')), rule.custom(checkWebAddress)],
    }),
    defineField({
      ...shownFor('dialog'),
      title: 'Dialog',
      type: 'string',
      options: { list: dialogs },
      validation: (rule) => rule.custom(checkTarget('dialog')),
    }),
    defineField({
      ...shownFor('file'),
      title: 'File',
      type: 'file',
      validation: (rule) => rule.custom(checkTarget('file')),
    }),
    defineField({
      ...shownFor('anchor'),
      title: 'Anchor',
      type: 'string',
      options: { copy: false },
      description: 'The anchor of a section on the same page, without #.',
      validation: (rule) => [rule.custom(checkTarget('anchor')), rule.custom(checkAnchor)],
    }),
  ]
}

/** The frame that the target fields share. */
export const targetFieldset = { name: 'target', title: 'Target' }
