import type { DialogName } from '@/content/action/target'
import type { FormDefinition } from './form-definition'

type Load = () => Promise<FormDefinition>

/** Every form that opens as a dialog, under the name that editors choose it by. */
export const dialogForms = {
  'free-investigation': () => import('./free-investigation').then((m) => m.freeInvestigation),
  'technical-support': () => import('./technical-support').then((m) => m.technicalSupport),
  partnership: () => import('./partnership').then((m) => m.partnership),
  'media-inquiry': () => import('./media-inquiry').then((m) => m.mediaInquiry),
  'demo-video': () => import('./demo-video').then((m) => m.demoVideo),
  'personal-demo': () => import('./personal-demo').then((m) => m.personalDemo),
  'report-download': () => import('./report-download').then((m) => m.reportDownload),
  'report-notice': () => import('./report-notice').then((m) => m.reportNotice),
  'job-application': () => import('./job-application').then((m) => m.jobApplication),
  'event-registration': () => import('./event-registration').then((m) => m.eventRegistration),
  'course-enrollment': () => import('./course-enrollment').then((m) => m.courseEnrollment),
  'recording-request': () => import('./recording-request').then((m) => m.recordingRequest),
} satisfies Record<DialogName, Load>

/** The forms that stand in a page. */
export const inlineForms = {
  'contact-message': () => import('./contact-message').then((m) => m.contactMessage),
  newsletter: () => import('./newsletter').then((m) => m.newsletter),
} satisfies Record<string, Load>

export type InlineFormName = keyof typeof inlineForms
