/** The types of document that a list on a page can show. */
export const listedTypes = [
  { title: 'Products', value: 'product' },
  { title: 'Reports', value: 'report' },
  { title: 'Upcoming reports', value: 'upcomingReport' },
  { title: 'Guides', value: 'guide' },
  { title: 'Courses', value: 'course' },
  { title: 'Open positions', value: 'job' },
  { title: 'Upcoming events', value: 'event' },
  { title: 'Recordings', value: 'recording' },
  { title: 'People', value: 'person' },
  { title: 'Testimonials', value: 'testimonial' },
]
