import { primary, secondary } from '../../builders/action.ts'
import { orderRank } from '../../builders/order-rank.ts'
import { referenceList } from '../../builders/reference.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { featureRow, question, step } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'
import { foldFigures, readers, sixSteps } from './storyline-case.ts'

const hero = section('hero', {
  title: 'Show a jury what the ledger says',
  text: 'Storyline selects the transfers that matter, puts them in order and links each one to the full record.',
  actions: [
    primary('Request Personal Demo', to.dialog('personal-demo')),
    secondary('Get Started Free', to.route('/signup')),
  ],
  picture: 'case-lanes',
})

const drawings = section('featureRows', {
  anchor: 'drawings',
  look: 'wide',
  eyebrow: 'Three drawings',
  title: 'Timeline, flow and exhibit',
  text: 'The timeline sets transfers beside messages, logins, border crossings and bank records, in the court’s time zone.',
  rows: [
    featureRow(
      'The flow: how much went where',
      'Value from source to destination, with intermediaries folded away. The amounts add up to the total.',
      {
        points: [
          'Fold and unfold without losing the sum',
          'Values in the court’s currency, at the day’s rate',
          'Fees and dust shown',
        ],
        picture: 'case-workspace',
      },
    ),
    featureRow(
      'The exhibit: what proves it',
      'One numbered page per step: what happened, what supports it and what remains uncertain.',
      {
        points: [
          'Observed and inferred links drawn differently',
          'Footnotes to transaction hashes',
          'Legible in black and white and at a distance',
        ],
        picture: 'mixer-match',
      },
    ),
  ],
})

const workflow = section('steps', {
  anchor: 'workflow',
  eyebrow: 'Workflow',
  title: 'From trace to exhibit',
  steps: [
    step(
      'Bring the trace',
      'With one click from Reactor, or as a list of hashes from any other tool.',
    ),
    step(
      'Choose the steps',
      'Mark what matters. Storyline proposes folds and tells you what each one leaves out.',
    ),
    step(
      'Write the captions',
      'Use plain words. Terms such as UTXO or bridge get a definition in the margin.',
    ),
    step('Have it checked', 'A colleague signs off each step against the record.'),
    step('Export', 'PDF for the court, slides for the hearing, data for the opposing expert.'),
  ],
})

export const storyline = product({
  title: 'Storyline',
  path: '/products/storyline',
  category: 'Investigation visualization',
  tagline: 'A whole trace, explained in six steps',
  summary:
    'Turn a finished trace into a timeline and a chart that a prosecutor, a board or a jury can follow at first reading.',
  icon: 'route',
  orderRank: orderRank(3),
  sections: [
    hero,
    sixSteps,
    foldFigures,
    drawings,
    workflow,
    readers,
    section('faq', {
      anchor: 'questions',
      title: 'Questions about Storyline',
      questions: [
        question(
          'Does simplifying a trace change the evidence?',
          'No. A Storyline is a view of the trace. It lists everything that was folded, and each step refers to the full record, which is disclosed with it.',
        ),
        question(
          'Can we use it without Reactor?',
          'Yes. Import transaction hashes and your own labels as CSV. The labels are marked as yours.',
        ),
        question(
          'Who can see a draft?',
          'Only the people you name. Cases are separated by team, and every view and export is in the case log.',
        ),
      ],
    }),
    section('documentList', {
      what: 'testimonial',
      title: 'What lawyers say',
      chosen: referenceList(['testimonial-court-exhibit']),
    }),
    section('callToAction', {
      title: 'Bring a finished trace',
      text: 'In 30-45 minutes, we start turning it into a Storyline with you.',
      look: 'paper',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('See Reactor', to.document('/products/reactor')),
      ],
    }),
  ],
  seo: {
    title: 'Storyline: crypto investigation timelines',
    description:
      'Turn a blockchain trace into a timeline, a flow chart and numbered exhibits that prosecutors, boards and juries can follow, each step with its source.',
  },
})
