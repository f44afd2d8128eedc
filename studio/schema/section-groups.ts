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
    of: ['chart', 'profiles'],
  },
  { name: 'proof', title: 'Proof', of: ['statBand'] },
  {
    name: 'record',
    title: 'Stories and registers',
    of: ['stories', 'boardBrief'],
  },
  { name: 'contact', title: 'Contact', of: ['contact'] },
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
    of: ['plans', 'alerts'],
  },
  { name: 'articles', title: 'Articles', of: ['articleIndex'] },
  { name: 'reading', title: 'Reading', of: ['faq', 'richText'] },
]
