import { type Example, exampleAction, LONG_WORD } from '@/sections/example'

type PlansSection = Example<'plans'>['section']
type Plan = PlansSection['plans'][number]

const plan = (name: string, more: Partial<Plan> = {}): Plan => ({
  _key: name,
  name,
  audience: 'For teams that screen every day',
  price: { amount: 490, currency: 'USD', label: null },
  unit: 'per month',
  included: null,
  tag: null,
  features: ['Unlimited screening', 'Five seats', 'Answers in 4 hours'],
  action: { ...exampleAction(`Choose ${name}`, 'secondary'), _key: null },
  ...more,
})

const plans: PlansSection = {
  _key: 'plans',
  _type: 'plans',
  anchor: '',
  eyebrow: 'Pricing',
  title: 'Three ways to start',
  text: 'Change the plan whenever your volume changes.',
  plansReference: null,
  plans: [
    plan('Starter', { price: { amount: 0, currency: 'USD', label: null }, unit: '' }),
    plan('Team', {
      tag: 'POPULAR',
      action: { ...exampleAction('Choose Team'), _key: null },
    }),
    plan('Enterprise', { price: { amount: null, currency: 'USD', label: 'Custom' }, unit: '' }),
  ],
  note: 'Prices exclude taxes.',
  counted: '',
  volume: null,
}

export const PLANS_EXAMPLES: Example<'plans'>[] = [
  { name: 'Three plans', section: plans },
  {
    name: 'With a calculator',
    section: {
      ...plans,
      counted: 'API calls',
      volume: 20_000,
      plans: plans.plans.map((each) => ({
        ...each,
        included: each.name === 'Starter' ? 500 : 50_000,
      })),
    },
  },
  {
    name: 'One plan, long words',
    section: {
      ...plans,
      title: 'A single plan',
      plans: [plan('Single', { audience: LONG_WORD, features: [LONG_WORD] })],
      note: '',
    },
  },
]
