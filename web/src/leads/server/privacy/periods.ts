/**
 * How many months stored data is kept, as section 7 of the privacy policy promises (`/legal/privacy-policy`; a contract
 * test compares the two). Null: until the person unsubscribes, by `npm run leads -- person EMAIL --erase`.
 */
export const MONTHS_KEPT = {
  request: 24,
  support: 36,
  application: 12,
  subscription: null,
  /** What a visitor had agreed to; with a submission that ends earlier, it ends earlier. */
  consent: 36,
  /** The audit is a security log. */
  audit: 13,
} as const satisfies Record<string, number | null>

/** The kinds of submissions in the policy. */
export type SubmissionKind = 'request' | 'support' | 'application' | 'subscription'

/** Which kind each form is; what a former form has left counts as a submission. */
export const KIND_OF_FORM: Record<string, SubmissionKind> = {
  'Briefing Request': 'request',
  'Contact Message': 'request',
  'Course Enrollment': 'request',
  'Demo Video Request': 'request',
  'Document Request': 'request',
  'Event Registration': 'request',
  'Free Investigation Request': 'request',
  'Job Application': 'application',
  'Media Inquiry': 'request',
  'Newsletter Subscription': 'subscription',
  'Partnership Inquiry': 'request',
  'Personal Demo Request': 'request',
  'Recording Request': 'request',
  'Report Download': 'request',
  'Report Notification': 'request',
  'Sales Inquiry': 'request',
  'Support Request': 'support',
}

/** The form types of a kind. */
export function formsOfKind(kind: SubmissionKind): string[] {
  return Object.keys(KIND_OF_FORM).filter((form) => KIND_OF_FORM[form] === kind)
}

/** The moment `months` calendar months before `now`, both in ms since 1970; March 31 less one month is February 28. */
export function monthsBefore(now: number, months: number): number {
  const date = new Date(now)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return date.setUTCDate(Math.min(day, lastDay))
}
