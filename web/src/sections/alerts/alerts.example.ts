import type { Example } from '@/sections/example'

const alerts: Example<'alerts'>['section'] = {
  _key: 'alerts',
  _type: 'alerts',
  anchor: '',
  eyebrow: 'Transaction monitoring',
  title: 'What the desk sees',
  text: 'Each alert states what the rules did and why.',
  alerts: [
    {
      _key: 'a',
      label: 'BLOCKED',
      risk: 'high',
      score: 97,
      address: '0x41be…9a07',
      reason: 'Funds from a sanctioned mixer, two transfers away',
      time: '14:02:11 UTC',
    },
    {
      _key: 'b',
      label: 'REVIEW',
      risk: 'medium',
      score: 58,
      address: 'bc1q7t…x0de',
      reason: 'First deposit above the usual amount of this customer',
      time: '14:01:40 UTC',
    },
  ],
  note: 'Sample data; the addresses are invented.',
}

export const ALERTS_EXAMPLES: Example<'alerts'>[] = [
  { name: 'Two alerts', section: alerts },
  { name: 'No alerts', section: { ...alerts, title: 'A quiet desk', alerts: [], note: '' } },
]
