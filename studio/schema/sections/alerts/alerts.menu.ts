import { above, type Drawings, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const alertsDrawings: Drawings = {
  alerts: above(rows(3, 'figure:2 label:2 title:6 line:2')),
}

export const alertsStarter = {
  title: 'What an alert looks like',
  alerts: items('alert', {
    label: 'BLOCKED',
    risk: 'high',
    score: 94,
    address: '0x41be…9a07',
    reason: toReplace('Say why it was stopped'),
    time: '14:02:11 UTC',
  }),
  note: 'Sample data.',
}
