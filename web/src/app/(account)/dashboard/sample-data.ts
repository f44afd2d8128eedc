export type ScamAlert = {
  title: string
  description: string
  severity: 'high' | 'medium'
  date: string
}

export const sampleScamAlerts: readonly ScamAlert[] = [
  {
    title: 'Address poisoning on stablecoin transfers',
    description:
      'Zero-value transfers from look-alike addresses are being planted in transaction histories. Compare the whole address before you copy one.',
    severity: 'high',
    date: '2026-11-27',
  },
  {
    title: 'Fake recovery agents',
    description:
      'Victims are contacted by “recovery agents” who ask for a fee up front, often in the name of a real agency. No agency charges to return seized funds.',
    severity: 'high',
    date: '2026-11-24',
  },
  {
    title: 'Airdrop that asks for unlimited approval',
    description:
      'A claim page requests an unlimited token allowance. Approvals granted there have been drained within the hour; revoke them.',
    severity: 'medium',
    date: '2026-11-19',
  },
]

export const sampleStats = [
  { label: 'Investigations', value: '24' },
  { label: 'Funds Tracked', value: '$47.2K' },
  { label: 'Scams Avoided', value: '7' },
  { label: 'Risk Level', value: 'Low' },
] as const
