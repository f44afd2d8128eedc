export type Investigation = {
  id: string
  address: string
  type: 'Bitcoin' | 'Ethereum'
  status: 'High Risk' | 'Suspicious' | 'Safe'
  amount: string
  date: string
}

/** Invented wallet addresses. */
export const sampleInvestigations: readonly Investigation[] = [
  {
    id: 'inv-1041',
    address: 'bc1qsample7x0f4k2m9d3v6t8w5y1r0e4u2i7p5a3s9',
    type: 'Bitcoin',
    status: 'High Risk',
    amount: '2.4 BTC',
    date: '2025-10-14',
  },
  {
    id: 'inv-1040',
    address: '0x00005a3b9c0de7714f2c8e6a1b5d9f3e7c2a4b81',
    type: 'Ethereum',
    status: 'Suspicious',
    amount: '15.8 ETH',
    date: '2025-10-13',
  },
  {
    id: 'inv-1038',
    address: '0x0000c81e44f0a97b3d25e6f18a0c7b9d4e2f5a16',
    type: 'Ethereum',
    status: 'Safe',
    amount: '3.2 ETH',
    date: '2025-10-11',
  },
  {
    id: 'inv-1035',
    address: 'bc1qsample3n8k5h2j7g4f1d6s9a0p8o5i2u7y4t1r6',
    type: 'Bitcoin',
    status: 'Suspicious',
    amount: '0.85 BTC',
    date: '2025-10-09',
  },
]

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
    date: '2025-10-14',
  },
  {
    title: 'Fake recovery agents',
    description:
      'Victims are contacted by “recovery agents” who ask for a fee up front, often in the name of a real agency. No agency charges to return seized funds.',
    severity: 'high',
    date: '2025-10-12',
  },
  {
    title: 'Airdrop that asks for unlimited approval',
    description:
      'A claim page requests an unlimited token allowance. Approvals granted there have been drained within the hour; revoke them.',
    severity: 'medium',
    date: '2025-10-10',
  },
]

export const sampleStats = [
  { label: 'Investigations', value: '24' },
  { label: 'Funds Tracked', value: '$47.2K' },
  { label: 'Scams Avoided', value: '7' },
  { label: 'Risk Level', value: 'Low' },
] as const
