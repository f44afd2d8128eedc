/** Pictures that the site draws itself. */
export const pictures = [
  { title: 'Traced graph', value: 'traced-graph' },
  { title: 'Case workspace', value: 'case-workspace' },
  { title: 'Risk score', value: 'risk-score' },
  { title: 'Alert feed', value: 'alert-feed' },
  { title: 'Timeline', value: 'timeline' },
  { title: 'API call', value: 'api-call' },
  { title: 'Market flows', value: 'market-flows' },
  { title: 'Screening queue', value: 'screening-queue' },
]
