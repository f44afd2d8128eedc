import { defineField, type ValidationContext } from 'sanity'
import { checkAnchor } from '../fields/heading-fields'
import { dialogs, routes, targets } from '../options'
import { routableTypeNames } from '../routable-types'
import { adviseUrl, checkHref, checkTargetField, type TargetValues } from '../validation/target'

/** The settings that all target fields share: each is visible only if `target` names it. */
function shownFor(name: string) {
  return {
    name,
    fieldset: 'target',
    // A value of an earlier choice stays visible, so that an editor can clear it.
    hidden: ({ parent, value }: { parent?: TargetValues; value?: unknown }) =>
      parent?.target !== name && value === undefined,
  }
}

const checkTarget = (name: string) => (_: unknown, context: ValidationContext) =>
  checkTargetField(name, context.parent as TargetValues | undefined)

/** The target of a button or link: the kind of target, and one field for each kind. */
export function targetFields(initialTarget?: string) {
  return [
    defineField({
      name: 'target',
      title: 'Leads to',
      type: 'string',
      fieldset: 'target',
      options: { list: targets },
      ...(initialTarget && { initialValue: initialTarget }),
      validation: (rule) => rule.required().error('Choose where this leads to.'),
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
      title: 'Link',
      type: 'string',
      options: { shown: 'never' },
      placeholder: 'https://',
      description: 'Starts with https://, mailto: or tel:.',
      validation: (rule) => [
        rule.custom(checkTarget('url')),
        rule.custom(checkHref),
        rule.custom(adviseUrl).warning(),
      ],
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
      hidden: ({ parent, value }: { parent?: TargetValues; value?: unknown }) =>
        parent?.target !== 'anchor' && parent?.target !== 'document' && value === undefined,
      title: 'Anchor',
      type: 'string',
      options: { shown: 'never' },
      description:
        'The anchor of a section, without #: on the same page, or of the page chosen above. Empty for the top of that page.',
      validation: (rule) => [rule.custom(checkTarget('anchor')), rule.custom(checkAnchor)],
    }),
  ]
}

export const targetFieldset = { name: 'target', title: 'Target' }

/** The values of a target that a preview selects. */
export interface SelectedTarget {
  target?: string
  path?: string
  route?: string
  url?: string
  dialog?: string
  file?: string
  anchor?: string
}

/** The preview selection for `describeTarget`. */
export const targetSelection = {
  target: 'target',
  path: 'document.path.current',
  route: 'route',
  url: 'url',
  dialog: 'dialog',
  file: 'file.asset.originalFilename',
  anchor: 'anchor',
}

/** Describes the target of a button or link in one line, for previews. */
export function describeTarget(selected: SelectedTarget): string {
  const { target, path, route, url, dialog, file, anchor } = selected
  switch (target) {
    case 'document':
      return path ? `→ ${path}${anchor ? `#${anchor}` : ''}` : 'No page chosen'
    case 'route':
      return route ? `→ ${route}` : 'No screen chosen'
    case 'url':
      return url ? `→ ${url}` : 'No link yet'
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
