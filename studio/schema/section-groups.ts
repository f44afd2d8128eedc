/** The sections of a page, grouped as the "Add section" menu shows them. */
export const sectionGroups = [
  { name: 'opening', title: 'Open and close', of: ['hero', 'callToAction'] },
  {
    name: 'offer',
    title: 'What we offer',
    of: ['documentList', 'cardGrid', 'featureRows', 'steps'],
  },
  {
    name: 'figures',
    title: 'Figures and charts',
    of: ['chart', 'regions', 'countries', 'impacts'],
  },
  {
    name: 'reports',
    title: 'Reports',
    of: ['findings', 'reportContents'],
  },
  { name: 'proof', title: 'Proof', of: ['statBand'] },
  {
    name: 'record',
    title: 'Stories and registers',
    of: ['timeline', 'stories', 'caseFiles', 'coverage', 'directory', 'boardBrief'],
  },
  { name: 'contact', title: 'Contact', of: ['contactForm', 'contactDetails'] },
  {
    name: 'build',
    title: 'Build and look up',
    of: ['codeSample', 'endpoints', 'guideIndex'],
  },
  {
    name: 'learning',
    title: 'Learning',
    of: ['learningPaths'],
  },
  { name: 'facts', title: 'Facts to compare', of: ['factTable'] },
  {
    name: 'terms',
    title: 'Products at work',
    of: ['plans', 'alerts', 'feedBoard', 'firstQuestions'],
  },
  { name: 'articles', title: 'Articles', of: ['articleIndex', 'newsletter'] },
  { name: 'reading', title: 'Reading', of: ['faq', 'richText'] },
]
