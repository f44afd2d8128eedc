import { MenuIcon } from '@sanity/icons/Menu'
import { defineArrayMember, defineField, defineType } from 'sanity'

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
      validation: (rule) => rule.max(6).warning('More than six menus do not fit in the header.'),
    }),
    defineField({ name: 'loginLink', title: 'Login link', type: 'link', group: 'header' }),
    defineField({ name: 'signupLink', title: 'Sign-up button', type: 'link', group: 'header' }),
    defineField({
      name: 'footerColumns',
      title: 'Columns',
      type: 'array',
      group: 'footer',
      of: [defineArrayMember({ type: 'menuGroup' })],
    }),
    defineField({
      name: 'legalLinks',
      title: 'Legal links',
      type: 'array',
      description: 'The last line of the footer.',
      group: 'footer',
      of: [defineArrayMember({ type: 'link' })],
    }),
  ],
  preview: { prepare: () => ({ title: 'Navigation' }) },
})
