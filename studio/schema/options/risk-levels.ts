/** How risky it is to deal with a country's market. */
export const riskLevels = [
  { title: 'Low', value: 'Low' },
  { title: 'Medium', value: 'Medium' },
  { title: 'High', value: 'High' },
]
