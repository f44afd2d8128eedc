/** The areas of research that reports belong to. */
export const reportCategories = [
  { title: 'Crime', value: 'Crime' },
  { title: 'Markets', value: 'Markets' },
  { title: 'DeFi', value: 'DeFi' },
  { title: 'Geography', value: 'Geography' },
]
