/** How high the risk of an alert is. */
export const alertRisks = [
  { title: 'High risk', value: 'high' },
  { title: 'Medium risk', value: 'medium' },
]
