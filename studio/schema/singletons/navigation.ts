import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineField, defineType } from 'sanity'
import { TargetInput } from '../../components/target-input'
import { line, list } from '../fields/define'
import { listPreview } from '../fields/short-fields'
import { describeTarget, targetFields, targetFieldset, targetSelection } from '../objects/target'

/** An entry of a menu or of the footer. */
export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  fieldsets: [targetFieldset],
  components: { input: TargetInput },
  fields: [
    line('label', 'Label', { required: 'Enter a label for the link.' }),
    line('description', 'Description', {
      description: 'A short line below the label in the menus. Optional.',
    }),
    ...targetFields('document'),
  ],
  preview: {
    select: { title: 'label', ...targetSelection },
    prepare: ({ title, ...target }) => ({ title, subtitle: describeTarget(target) }),
  },
})

/** Links with a common heading: a column of a menu or of the footer. */
export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group of links',
  type: 'object',
  icon: UlistIcon,
  fields: [
    line('title', 'Heading', { description: 'Optional in a menu.' }),
    list('links', 'Links', 'link', { required: 'Add at least one link.' }),
  ],
  preview: listPreview('links', 'link'),
})

/** One menu of the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  icon: MenuIcon,
  fields: [
    line('title', 'Title', { required: 'Enter a title for the menu.' }),
    list('groups', 'Groups', 'menuGroup', { required: 'Add at least one group of links.' }),
    defineField({
      name: 'feature',
      title: 'Feature',
      type: 'reference',
      to: [{ type: 'report' }, { type: 'event' }, { type: 'article' }],
      description: 'Beside the groups: the newest report, or the next event until it is over.',
    }),
  ],
  preview: listPreview('groups', 'group'),
})

/** The menus of the header and the links of the footer. */
export const navigation = defineType({
  name: 'navigation',
  title: 'Navigation',
  type: 'document',
  icon: MenuIcon,
  groups: [
    { name: 'header', title: 'Header', default: true },
    { name: 'footer', title: 'Footer' },
  ],
  fields: [
    list('menus', 'Menus', 'menu', {
      group: 'header',
      required: 'Add a menu: without one, visitors find no page.',
    }),
    list('menuRow', 'Row below every menu', 'link', {
      description: 'The first link is also in the top bar on wide screens.',
      group: 'header',
    }),
    defineField({
      name: 'loginLink',
      title: 'Login link',
      type: 'link',
      group: 'header',
    }),
    defineField({
      name: 'signupLink',
      title: 'Sign-up button',
      type: 'link',
      group: 'header',
    }),
    list('footerColumns', 'Columns', 'menuGroup', {
      group: 'footer',
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .warning('Add a column: many visitors look for a page in the footer.'),
    }),
    list('legalLinks', 'Legal links', 'link', {
      description: 'The last line of the footer.',
      group: 'footer',
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .warning('Add the legal pages: in many countries each page must link to them.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
})
