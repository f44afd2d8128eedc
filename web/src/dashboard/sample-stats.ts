export const sampleStats = [
  { label: 'Investigations', value: '24' },
  { label: 'Funds Tracked', value: '$47.2K' },
  { label: 'Scams Avoided', value: '7' },
  { label: 'Risk Level', value: 'Low' },
] as const
