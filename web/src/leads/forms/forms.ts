import type { FormDefinition } from './form-definition.ts'

type Load = () => Promise<FormDefinition>

/** Every form that opens as a dialog, by the name in addresses (`?dialog=`) and in the Studio. */
export const dialogForms = {
  'free-investigation': () => import('./free-investigation.ts').then((m) => m.freeInvestigation),
  'technical-support': () => import('./technical-support.ts').then((m) => m.technicalSupport),
  partnership: () => import('./partnership.ts').then((m) => m.partnership),
  'media-inquiry': () => import('./media-inquiry.ts').then((m) => m.mediaInquiry),
  'demo-video': () => import('./demo-video.ts').then((m) => m.demoVideo),
  'personal-demo': () => import('./personal-demo.ts').then((m) => m.personalDemo),
  'report-download': () => import('./report-download.ts').then((m) => m.reportDownload),
  'report-notice': () => import('./report-notice.ts').then((m) => m.reportNotice),
  'job-application': () => import('./job-application.ts').then((m) => m.jobApplication),
  'event-registration': () => import('./event-registration.ts').then((m) => m.eventRegistration),
  'course-enrollment': () => import('./course-enrollment.ts').then((m) => m.courseEnrollment),
  'recording-request': () => import('./recording-request.ts').then((m) => m.recordingRequest),
} satisfies Record<string, Load>

/** The forms that are part of a page. */
export const inlineForms = {
  'contact-message': () => import('./contact-message.ts').then((m) => m.contactMessage),
  newsletter: () => import('./newsletter.ts').then((m) => m.newsletter),
} satisfies Record<string, Load>

export type InlineFormName = keyof typeof inlineForms
