import { defineField, type ValidationContext } from 'sanity'
import { checkAnchor } from '../fields/heading-fields'
import { dialogs, routes, targets } from '../options'
import { routableTypeNames } from '../routable-types'
import { checkTargetField, checkWebAddress, type TargetValues } from '../validation/target'

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

/** The values that a preview selects to say where something leads. */
export interface SelectedTarget {
  target?: string
  path?: string
  route?: string
  url?: string
  dialog?: string
  file?: string
  anchor?: string
}

/** The preview selection that belongs to `describeTarget`. */
export const targetSelection = {
  target: 'target',
  path: 'document.path.current',
  route: 'route',
  url: 'url',
  dialog: 'dialog',
  file: 'file.asset.originalFilename',
  anchor: 'anchor',
}

/** Says in one line where a button or link leads. */
export function describeTarget(selected: SelectedTarget): string {
  const { target, path, route, url, dialog, file, anchor } = selected
  switch (target) {
    case 'document':
      return path ? `→ ${path}` : 'No page chosen'
    case 'route':
      return route ? `→ ${route}` : 'No screen chosen'
    case 'url':
      return url ? `→ ${url}` : 'No web address yet'
    case 'dialog':
      return `Opens ${dialogs.find((entry) => entry.value === dialog)?.title ?? 'no dialog yet'}`
    case 'chat':
      return 'Opens the chat'
    case 'file':
      return `Downloads ${file ?? 'no file yet'}`
    case 'anchor':
      return anchor ? `Scrolls to #${anchor}` : 'No anchor yet'
    default:
      return 'Plain text'
  }
}
