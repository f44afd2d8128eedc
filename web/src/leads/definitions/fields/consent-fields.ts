import { consent } from './choice-fields.ts'

/** The box that every form dialog requires. */
export const terms = consent('I agree to the terms of service and the privacy policy', {
  label: 'Agreement to the terms',
  required: true,
})

/** The offer of the newsletter. */
export const newsletterConsent = consent('Send me the newsletter; I can unsubscribe at any time', {
  label: 'Newsletter',
})
