import {
  choice,
  longText,
  newsletterConsent,
  personFields,
  phone,
  terms,
  text,
  webUrl,
} from './fields.ts'
import { defineForm } from './form-definition.ts'

const partnershipTypes = {
  reseller: 'Reseller',
  'system-integrator': 'System integrator',
  technology: 'Technology partner',
  consulting: 'Consulting partner',
  referral: 'Referral partner',
  oem: 'OEM',
  strategic: 'Strategic alliance',
  other: 'Something else',
}

const companyTypes = {
  fintech: 'Fintech',
  compliance: 'Compliance',
  security: 'Security',
  consulting: 'Consulting',
  'system-integrator': 'System integrator',
  'financial-services': 'Financial services',
  'law-enforcement': 'Law enforcement',
  other: 'Something else',
}

const regions = {
  'north-america': 'North America',
  europe: 'Europe',
  'asia-pacific': 'Asia Pacific',
  'latin-america': 'Latin America',
  'middle-east': 'Middle East',
  africa: 'Africa',
  global: 'Global',
}

const timelines = {
  immediate: 'Immediately',
  short: 'Within 3 months',
  medium: 'Within 6 months',
  long: 'Within a year',
  flexible: 'Flexible',
}

export const partnership = defineForm({
  formType: 'Partnership Inquiry',
  resetsOnSuccess: false,
  texts: {
    title: 'Partnership Inquiry',
    intro: 'Tell us about your company and what we could build together.',
    submit: 'Submit Inquiry',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'Your partnership inquiry was submitted successfully. Our partner team will be in touch.',
    },
  },
  notices: [
    {
      kind: 'list',
      title: 'What partners receive',
      points: [
        'Partner support team',
        'Training and certification',
        'Marketing co-op',
        'Partner pricing',
        'Lead sharing',
      ],
    },
  ],
  groups: [
    {
      legend: 'About you',
      fields: {
        ...personFields,
        phone: phone({ label: 'Phone', half: true }),
        company: text({
          label: 'Company',
          required: true,
          half: true,
          autoComplete: 'organization',
        }),
        jobTitle: text({
          label: 'Job title',
          required: true,
          half: true,
          autoComplete: 'organization-title',
        }),
        website: webUrl({ label: 'Website', autoComplete: 'url' }),
      },
    },
    {
      legend: 'The partnership',
      fields: {
        partnershipType: choice(partnershipTypes, {
          label: 'Partnership type',
          required: true,
          half: true,
          prompt: 'Choose a type',
        }),
        companyType: choice(companyTypes, {
          label: 'Company type',
          half: true,
          prompt: 'Choose a type',
        }),
        geography: choice(regions, { label: 'Region', half: true, prompt: 'Choose a region' }),
        timeline: choice(timelines, { label: 'Timeline', half: true, prompt: 'Choose a timeline' }),
        experience: longText({ label: 'Relevant experience', rows: 3 }),
        clientBase: longText({ label: 'Client base', rows: 3 }),
        proposal: longText({ label: 'Proposal', required: true, rows: 5 }),
      },
    },
    { fields: { newsletter: newsletterConsent, terms } },
  ],
})
