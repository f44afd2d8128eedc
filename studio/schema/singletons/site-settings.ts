import { CogIcon } from '@sanity/icons/Cog'
import { defineField, defineType } from 'sanity'
import { consentField } from '../fields/consent-field'
import { contactField } from '../fields/contact-field'
import { footerField } from '../fields/footer-field'
import { notFoundField } from '../fields/not-found-field'
import { readyToStartField } from '../fields/ready-to-start-field'
import { seoField } from '../fields/seo-field'

/** What is true of the whole site: the brand, how to get in touch, the texts that pages share. */
export const siteSettings = defineType({
  name: 'siteSettings',
  title: 'Site settings',
  type: 'document',
  icon: CogIcon,
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'contact', title: 'Contact' },
    { name: 'footer', title: 'Footer' },
    { name: 'callToAction', title: 'Ready to Get Started' },
    { name: 'notFound', title: 'Page not found' },
    { name: 'consent', title: 'Cookies' },
    { name: 'seo', title: 'Search and sharing' },
  ],
  fields: [
    defineField({
      name: 'brandName',
      title: 'Name of the company',
      type: 'string',
      group: 'brand',
      validation: (rule) => rule.required().error('The company needs a name.'),
    }),
    defineField({
      name: 'brandSlug',
      title: 'Name in addresses',
      type: 'string',
      options: { copy: false },
      description: 'Small letters and hyphens. Two product addresses contain it.',
      group: 'brand',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .error('Use small letters, digits and hyphens.'),
    }),
    defineField({
      name: 'tagline',
      title: 'Tagline',
      type: 'string',
      options: { copy: false },
      group: 'brand',
    }),
    defineField({
      name: 'description',
      title: 'Description',
      type: 'text',
      options: { copy: false },
      rows: 3,
      description: 'What the company does, for search results of pages without their own text.',
      group: 'brand',
    }),
    contactField,
    footerField,
    readyToStartField,
    notFoundField,
    consentField,
    seoField,
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
})
