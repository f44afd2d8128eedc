import {
  attachment,
  choice,
  hidden,
  longText,
  personFields,
  phone,
  terms,
  text,
  tick,
  webUrl,
} from './fields.ts'
import { defineForm } from './form-definition.ts'

const availabilities = {
  immediate: 'Immediately',
  '2-weeks': 'In 2 weeks',
  '1-month': 'In 1 month',
  '2-months': 'In 2 months',
  flexible: 'Flexible',
}

const salaries = {
  '50k-75k': '$50k-75k',
  '75k-100k': '$75k-100k',
  '100k-125k': '$100k-125k',
  '125k-150k': '$125k-150k',
  '150k-200k': '$150k-200k',
  '200k+': '$200k+',
  negotiable: 'Negotiable',
}

const authorizations = {
  'us-citizen': 'US citizen',
  'permanent-resident': 'Permanent resident',
  'work-visa': 'Work visa',
  'need-sponsorship': 'I need sponsorship',
  other: 'Something else',
}

export const jobApplication = defineForm({
  formType: 'Job Application',
  width: 700,
  texts: {
    title: 'Job Application',
    intro: 'Tell us who you are and what you would like to work on.',
    submit: 'Submit Application',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'Your application was submitted successfully. We review it within 5-7 business days.',
    },
  },
  notices: [
    { kind: 'text', title: 'What happens next', text: 'Reviewed within 5-7 business days.' },
  ],
  groups: [
    {
      legend: 'About you',
      fields: {
        ...personFields,
        phone: phone({ label: 'Phone', required: true, half: true }),
        location: text({
          label: 'Location',
          required: true,
          half: true,
          hint: 'City and country',
          autoComplete: 'address-level2',
        }),
        authorization: choice(authorizations, {
          label: 'Work authorization',
          required: true,
          half: true,
          prompt: 'Choose one',
        }),
      },
    },
    {
      legend: 'The position',
      fields: {
        position: text({ label: 'Position', required: true, prefill: 'jobTitle' }),
        availability: choice(availabilities, {
          label: 'Availability',
          required: true,
          half: true,
          prompt: 'Choose one',
        }),
        salary: choice(salaries, {
          label: 'Salary expectation',
          half: true,
          prompt: 'Choose a range',
        }),
        remote: tick('I would like to work remotely', { label: 'Remote work' }),
        relocation: tick('I am willing to relocate', { label: 'Relocation' }),
        jobTitle: hidden({ label: 'Job posting', fallback: 'Not specified' }),
        jobLocation: hidden({ label: 'Job location', fallback: 'Not specified' }),
      },
    },
    {
      legend: 'Your work',
      fields: {
        experience: longText({ label: 'Experience', required: true, rows: 3 }),
        education: longText({ label: 'Education', rows: 2 }),
        skills: longText({ label: 'Skills', required: true, rows: 2 }),
        portfolio: webUrl({ label: 'Portfolio' }),
        linkedin: webUrl({ label: 'LinkedIn', half: true }),
        github: webUrl({ label: 'GitHub', half: true }),
        coverLetter: longText({ label: 'Cover letter', required: true, rows: 5 }),
        resume: attachment(
          { pdf: 'PDF', doc: 'DOC', docx: 'DOCX' },
          {
            label: 'Résumé',
            maxBytes: 10 * 1024 * 1024,
            hint: 'PDF, DOC, DOCX (Max 10MB). Stored with your application and erased with it: 12 months after our decision, unless you agree to longer.',
          },
        ),
      },
    },
    {
      fields: {
        diversity: tick('I belong to a group that is underrepresented in this industry', {
          label: 'Diversity',
        }),
        terms,
      },
    },
  ],
})
