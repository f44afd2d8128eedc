import { LinkIcon } from '@sanity/icons/Link'
import { MenuIcon } from '@sanity/icons/Menu'
import { UlistIcon } from '@sanity/icons/Ulist'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { TargetInput } from '../../components/target-input'
import { countItems } from '../fields/short-fields'
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
    defineField({
      name: 'label',
      title: 'Label',
      type: 'string',
      validation: (rule) => rule.required().error('Enter a label for the link.'),
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

/** Links with a common heading: a column of a menu or of the footer. */
export const menuGroup = defineType({
  name: 'menuGroup',
  title: 'Group of links',
  type: 'object',
  icon: UlistIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Heading',
      type: 'string',
      description: 'Optional in a menu.',
    }),
    defineField({
      name: 'links',
      title: 'Links',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) => rule.required().min(1).error('Add at least one link.'),
    }),
  ],
  preview: {
    select: { title: 'title', links: 'links' },
    prepare: ({ title, links }) => ({
      title: title || 'Without heading',
      subtitle: countItems(links, 'link'),
    }),
  },
})

/** One menu of the header. */
export const menu = defineType({
  name: 'menu',
  title: 'Menu',
  type: 'object',
  icon: MenuIcon,
  fields: [
    defineField({
      name: 'title',
      title: 'Title',
      type: 'string',
      validation: (rule) => rule.required().error('Enter a title for the menu.'),
    }),
    defineField({
      name: 'groups',
      title: 'Groups',
      type: 'array',
      of: [defineArrayMember({ type: 'menuGroup' })],
      validation: (rule) => rule.required().min(1).error('Add at least one group of links.'),
    }),
    defineField({
      name: 'feature',
      title: 'Feature',
      type: 'reference',
      to: [{ type: 'report' }, { type: 'event' }, { type: 'article' }],
      description: 'Beside the groups: the newest report, or the next event until it is over.',
    }),
    defineField({
      name: 'lastRow',
      title: 'Last row',
      type: 'array',
      of: [defineArrayMember({ type: 'link' })],
    }),
  ],
  preview: {
    select: { title: 'title', groups: 'groups' },
    prepare: ({ title, groups }) => ({
      title,
      subtitle: countItems(groups, 'group'),
    }),
  },
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
    defineField({
      name: 'menus',
      title: 'Menus',
      type: 'array',
      group: 'header',
      of: [defineArrayMember({ type: 'menu' })],
      validation: (rule) =>
        rule.required().min(1).error('Add a menu: without one, visitors find no page.'),
    }),
    defineField({ name: 'loginLink', title: 'Login link', type: 'link', group: 'header' }),
    defineField({ name: 'signupLink', title: 'Sign-up button', type: 'link', group: 'header' }),
    defineField({
      name: 'footerColumns',
      title: 'Columns',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'menuGroup' })],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .warning('Add a column: many visitors look for a page in the footer.'),
    }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      type: 'array',
      description: 'The last line of the footer.',
      group: 'footer',
      of: [defineArrayMember({ type: 'link' })],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .warning('Add the legal pages: in many countries each page must link to them.'),
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
})
