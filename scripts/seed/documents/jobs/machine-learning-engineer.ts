import { job } from '../../builders/dated.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { salary } from '../../builders/price.ts'
import { howWeHire } from './how-we-hire.ts'

export const machineLearningEngineer = job({
  title: 'Machine Learning Engineer',
  path: '/company/careers/machine-learning-engineer',
  location: 'Remote',
  salary: salary(170_000, { to: 240_000 }),
  tags: ['Python', 'Graph learning', 'Evaluation', 'Statistics'],
  postedOn: '2026-10-12',
  openUntil: '2027-04-30',
  orderRank: orderRank(3),
  summary:
    'Build clustering and anomaly models whose results can be explained to a judge. Calibration matters more than accuracy.',
  body: `
A score of 87 can stop someone’s paycheck. So a model has to state its uncertainty, and give reasons that survive cross-examination.

## What you will do

- Improve address clustering on account-based networks, where the classic heuristics have little to hold on to.
- Own calibration: reliability diagrams by network and by typology, sent to customers every quarter.
- Build the ground truth with the attribution team. Labels arrive with a source and a date. Some are wrong, and finding those is part of the work.
- Turn feature contributions into reasons that an analyst would have written.
- Retire models. We have deleted two because a rule did just as well.

## What you bring

- Statistics first: you can explain proper scoring rules, and what a class imbalance of one in 40,000 does to them.
- Graph learning in practice, including the cases in which a graph neural network lost to logistic regression.
- Python that other people can run a year later.
- Nice to have: weak supervision, adversarial settings, time spent with fraud or AML data.
${howWeHire({
  manager: 'Yuki Sørensen, Head of Research',
  sample: 'A model with good accuracy and bad calibration: find out where it goes wrong.',
  last: 'A researcher, an engineer and Amara Castellanos, who decides on labels.',
})}
## What we pay

$170k-$240k a year by level, wherever you live within five hours of UTC, with equity and the benefits on the [careers page](/company/careers). For two weeks a year the whole research group meets, usually in London. You may publish; the advisory board reads it first.
`,
  seo: {
    title: 'Machine Learning Engineer, remote',
    description:
      'Clustering and anomaly models for blockchain evidence, where calibration matters more than accuracy. Python, graph learning. Remote, $170k-$240k.',
  },
})
