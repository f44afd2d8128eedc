import { privacyHref, termsHref } from '../../../routes/hrefs.ts'
import { consent } from './choice-fields.ts'

/** The box that every form dialog requires. */
export const terms = consent('I agree to the terms of service and the privacy policy', {
  label: 'Agreement to the terms',
  required: true,
  links: { 'terms of service': termsHref(), 'privacy policy': privacyHref() },
})

/** The offer of the newsletter. */
export const newsletterConsent = consent('Send me the newsletter; I can unsubscribe at any time', {
  label: 'Newsletter',
})
