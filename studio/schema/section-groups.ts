/** The sections of a page, grouped as the "Add section" menu shows them. */
export const sectionGroups = [
  { name: 'opening', title: 'Open and close', of: ['hero', 'callToAction'] },
  {
    name: 'offer',
    title: 'What we offer',
    of: ['productCards', 'cardGrid', 'featureRows', 'steps'],
  },
  {
    name: 'figures',
    title: 'Figures and charts',
    of: ['chart', 'profiles'],
  },
  {
    name: 'reports',
    title: 'Reports',
    of: ['reportHead', 'reportImprint', 'reportList', 'upcomingReports'],
  },
  { name: 'proof', title: 'Proof', of: ['statBand', 'testimonials'] },
  {
    name: 'record',
    title: 'Stories and registers',
    of: ['stories', 'boardBrief'],
  },
  { name: 'contact', title: 'Contact', of: ['contact'] },
  {
    name: 'build',
    title: 'Build and look up',
    of: ['codeSample', 'endpoints', 'guideSearch', 'guideTopics', 'guideCards'],
  },
  {
    name: 'people',
    title: 'People and learning',
    of: ['people', 'jobs', 'events', 'courses', 'recordings', 'learningPaths'],
  },
  { name: 'facts', title: 'Facts to compare', of: ['factTable'] },
  {
    name: 'terms',
    title: 'Products at work',
    of: ['plans', 'alerts'],
  },
  { name: 'articles', title: 'Articles', of: ['articleFeature', 'articleBrowser'] },
  { name: 'reading', title: 'Reading', of: ['faq', 'richText'] },
]
