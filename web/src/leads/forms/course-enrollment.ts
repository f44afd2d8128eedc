import { hidden, longText, personFields, terms, text } from './fields.ts'
import { defineForm } from './form-definition.ts'

export const courseEnrollment = defineForm({
  formType: 'Course Enrollment',
  width: 600,
  texts: {
    title: 'Course Enrollment',
    intro: 'We confirm your place by email and send the invoice with it. Nothing is charged here.',
    submit: 'Enroll Now',
    busy: 'Submitting...',
    success: {
      title: 'Success!',
      text: 'Your place is reserved. We will send you the confirmation by email within one business day.',
    },
  },
  groups: [
    {
      fields: {
        course: text({ label: 'Course', required: true, prefill: 'courseTitle' }),
        ...personFields,
        company: text({ label: 'Company', half: true, autoComplete: 'organization' }),
        background: longText({
          label: 'Your background',
          hint: 'What you work on, so that the instructor can choose the cases.',
          rows: 3,
        }),
        coursePrice: hidden({ label: 'Course price', fallback: 'Not specified' }),
        terms,
      },
    },
  ],
})
