import { primary, secondary } from '../../builders/action.ts'
import { product } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const storyline = product({
  title: 'Storyline',
  path: '/products/storyline',
  category: 'Investigation visualisation',
  tagline: 'Forty transactions, told in six',
  summary:
    'Turn a finished trace into a timeline and a chart that a prosecutor, a board or a jury can follow without you in the room.',
  icon: 'route',
  order: 3,
  sections: [
    section('hero', {
      eyebrow: 'Storyline · Investigation visualisation',
      title: 'Forty transactions, told in six',
      text: 'The graph that solved the case is rarely the one that explains it. Storyline keeps the movements that matter, sets them in order, and leaves a reference from each to the full record.',
      actions: [
        primary('Request Personal Demo', to.dialog('personal-demo')),
        secondary('Get Started Free', to.route('/signup')),
      ],
      picture: 'timeline',
    }),
    section('cardGrid', {
      anchor: 'what-it-draws',
      eyebrow: 'What it draws',
      title: 'One case, three ways to look at it',
      look: 'plain',
      columns: 3,
      cards: [
        card(
          'The timeline',
          'On-chain movements beside messages, logins and bank records, in the time zone of your choice.',
          { icon: 'clock' },
        ),
        card(
          'The flow',
          'Value from source to destination, with intermediaries folded away and amounts that add up to the total.',
          { icon: 'route' },
        ),
        card(
          'The exhibit',
          'A numbered page per step: what happened, how it is known, where to find it in the record.',
          { icon: 'file-text' },
        ),
      ],
    }),
  ],
  seo: {
    title: 'Storyline: crypto investigation timelines',
    description:
      'Turn a blockchain trace into a timeline, a flow chart and numbered exhibits that prosecutors, boards and juries can follow, each step with its source.',
  },
})
