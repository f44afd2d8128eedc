import { above, columns, type Drawings, sunk } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const plansDrawings: Drawings = {
  plans: above(columns(3, 'line figure text button', { sheet: true, darkAt: 1 }), sunk),
}

export const plansStarter = {
  title: 'What it costs',
  plans: items('plan', {
    name: 'Standard',
    audience: toReplace('Say who it is for.'),
    price: { _type: 'price', currency: 'USD', label: 'Custom' },
    features: [toReplace('What the plan includes'), toReplace('What else it includes')],
    action: {
      _type: 'action',
      label: 'Request a demo',
      look: 'primary',
      target: 'dialog',
      dialog: 'personal-demo',
    },
  }),
}
