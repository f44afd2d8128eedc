/** How figures are set. The first look is the default. */
export const statBandLooks = [
  { title: 'Ledger: ruled lines beside the title', value: 'ledger' },
  { title: 'Row: side by side (dark)', value: 'row' },
  { title: 'Findings: numbered statements, one row each', value: 'findings' },
  { title: 'Lead: statements, the first one large', value: 'lead' },
]
