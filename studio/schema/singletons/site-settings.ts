import { CogIcon } from '@sanity/icons/Cog'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { defineArrayMember, defineField, defineType } from 'sanity'
import { consentField } from '../fields/consent-field'
import { button, line, list, text } from '../fields/define'
import { sentencesField } from '../fields/sentences-field'
import { iconField } from '../fields/short-fields'
import { seoField } from '../objects/seo'
import { checkHref } from '../validation/target'

/** A card of the call-to-action band: one way to get in touch. */
export const requestCard = defineType({
  name: 'requestCard',
  title: 'Request card',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    iconField,
    line('title', 'Title', { required: 'Give the card a title.' }),
    text('text', 'Text'),
    button('action', 'Button', { required: 'Add a button: without it the card has no link.' }),
  ],
  preview: { select: { title: 'title', subtitle: 'action.label' } },
})

/** Terms that a search on the site takes for one. */
export const synonym = defineType({
  name: 'synonym',
  title: 'Synonyms',
  type: 'object',
  fields: [
    defineField({
      name: 'terms',
      title: 'Terms',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => [
            rule.max(80).error('A term has at most 80 characters.'),
            rule.custom(
              (term) => (term ?? '').split(/[\s-]+/).length <= 6 || 'A term has at most six words.',
            ),
          ],
        }),
      ],
      options: { layout: 'tags' },
      description: 'The short form, the long form, the plural: each as visitors type it.',
      validation: (rule) => [
        rule.required().min(2).error('Enter at least two terms that mean the same.'),
        rule.max(12).error('At most twelve terms are searched.'),
        rule.unique().error('One of these terms appears twice.'),
      ],
    }),
  ],
  preview: {
    select: { terms: 'terms' },
    prepare: ({ terms }) => ({ title: Array.isArray(terms) ? terms.join(', ') : 'No terms' }),
  },
})

const email = (name: string, title: string) =>
  line(name, title, {
    options: { shown: 'unmarked' },
    validation: (rule) => [
      rule.required().error('Enter an email address.'),
      rule.email().error('Enter a valid email address.'),
    ],
  })

/** How visitors reach the company. */
const contactField = defineField({
  name: 'contact',
  title: 'Contact',
  type: 'object',
  group: 'contact',
  fields: [
    email('salesEmail', 'Email of sales'),
    email('supportEmail', 'Email of support'),
    email('pressEmail', 'Email for the press'),
    email('privacyEmail', 'Email for privacy requests'),
    line('phone', 'Phone', {
      options: { shown: 'unmarked' },
      description: 'With the code of the country: +1 (555) 010-0199.',
      validation: (rule) =>
        rule
          .regex(/^\+?[\d\s().-]{5,}$/)
          .error('Use digits, spaces, brackets and hyphens only, so that phones can call it.'),
    }),
    text('address', 'Postal address', { rows: 3 }),
    text('hours', 'Hours'),
  ],
})

/** The texts of the footer; its links are in the navigation document. */
const footerField = defineField({
  name: 'footer',
  title: 'Footer',
  type: 'object',
  group: 'footer',
  fields: [
    text('text', 'Text below the logo'),
    line('newsletterTitle', 'Newsletter: title'),
    text('newsletterText', 'Newsletter: text'),
    line('newsletterPlaceholder', 'Newsletter: placeholder of the field', {
      options: { shown: 'unmarked' },
    }),
    line('newsletterButton', 'Newsletter: label of the button'),
    line('copyright', 'Copyright line', { description: '{year} stands for the current year.' }),
  ],
})

/** The texts of the 404 page. */
const notFoundField = defineField({
  name: 'notFound',
  title: 'Page not found',
  type: 'object',
  group: 'notFound',
  fields: [
    line('title', 'Title', { initialValue: '404', required: 'Give the page a title.' }),
    line('text', 'Text', {
      initialValue: 'Oops! Page not found',
      required: 'Tell visitors that this page does not exist.',
    }),
    text('explanation', 'Explanation'),
    line('linkLabel', 'Label of the link home'),
  ],
})

/** The call-to-action band that pages share. */
const readyToStartField = defineField({
  name: 'readyToStart',
  title: '“Ready to Get Started” band',
  type: 'object',
  group: 'callToAction',
  fields: [
    line('title', 'Title', { required: 'Give the band a title.' }),
    text('text', 'Text'),
    list('cards', 'Cards', 'requestCard', {
      required: 'Add a card: the band at the end of most pages is empty.',
    }),
  ],
})

/** Words that visitors use for the same thing. */
const synonymsField = list('synonyms', 'Synonyms', 'synonym', {
  description:
    'A search for one of the terms finds the others, too, such as AML and anti-money laundering.',
  group: 'siteSearch',
  validation: (rule) => rule.max(200).error('At most 200 groups of terms are searched.'),
})

/** Settings of the whole site: brand, contact details, and the texts that pages share. */
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
    { name: 'siteSearch', title: 'Search on the site' },
    { name: 'sentences', title: 'Sentences' },
  ],
  fields: [
    line('brandName', 'Name of the company', {
      group: 'brand',
      required: 'Enter the name of the company.',
    }),
    line('brandSlug', 'Name in paths', {
      options: { shown: 'never' },
      description: 'Small letters and hyphens. Two product paths contain it.',
      group: 'brand',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          .error('Use small letters, digits and hyphens.'),
    }),
    line('tagline', 'Tagline', { group: 'brand' }),
    text('description', 'Description', {
      rows: 3,
      description: 'What the company does. Search results use it for pages without a description.',
      group: 'brand',
    }),
    defineField({
      name: 'profiles',
      title: 'Profiles elsewhere',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'url',
          validation: (rule) => [
            rule.uri({ scheme: 'https' }).error('Enter a full address that starts with https://.'),
            rule.custom(checkHref),
          ],
        }),
      ],
      description:
        'The company’s own pages on other sites, such as LinkedIn or Wikidata. Search engines use them to tell it from others of its name; visitors do not see them.',
      group: 'brand',
      validation: (rule) => rule.unique().error('One of these addresses appears twice.'),
    }),
    contactField,
    footerField,
    readyToStartField,
    notFoundField,
    consentField,
    seoField,
    synonymsField,
    sentencesField,
  ],
  preview: { prepare: () => ({ title: 'Site settings' }) },
})
