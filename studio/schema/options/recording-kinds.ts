/** What was recorded; each kind has its own lists on the site. */
export const recordingKinds = [
  { title: 'Webinar', value: 'webinar' },
  { title: 'Product demo', value: 'demo' },
]
