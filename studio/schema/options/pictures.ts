/** Pictures that the site draws itself. */
export const pictures = [
  { title: 'Traced graph', value: 'traced-graph' },
  { title: 'Case workspace', value: 'case-workspace' },
  { title: 'Risk score', value: 'risk-score' },
  { title: 'Alert feed', value: 'alert-feed' },
  { title: 'Timeline', value: 'timeline' },
  { title: 'API call', value: 'api-call' },
  { title: 'Market flows', value: 'market-flows' },
  { title: 'Alert stream with rules', value: 'alert-stream' },
  { title: 'Case in two lanes', value: 'case-lanes' },
  { title: 'Address and what is known of it', value: 'address-answer' },
  { title: 'Price feed with rounds', value: 'price-feed' },
  { title: 'Order book with layering', value: 'order-book' },
  { title: 'Wash trading', value: 'wash-loop' },
  { title: 'Screening queue', value: 'screening-queue' },
]
