/** How the findings of a report are set. */
export const findingLooks = [
  { title: 'Ledger: one row each', value: 'ledger' },
  { title: 'Lead: the first one large', value: 'lead' },
]
