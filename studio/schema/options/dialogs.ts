/** The dialogs that a button can open; the site registers one form for each. */
export const dialogs = [
  { title: 'Free investigation request', value: 'free-investigation' },
  { title: 'Technical support', value: 'technical-support' },
  { title: 'Partnership inquiry', value: 'partnership' },
  { title: 'Media inquiry', value: 'media-inquiry' },
  { title: 'Demo video by email', value: 'demo-video' },
  { title: 'Personal demo', value: 'personal-demo' },
  { title: 'Report download', value: 'report-download' },
  { title: 'Report notice', value: 'report-notice' },
  { title: 'Job application', value: 'job-application' },
  { title: 'Event registration', value: 'event-registration' },
  { title: 'Course enrolment', value: 'course-enrollment' },
  { title: 'Recording by email', value: 'recording-request' },
]
