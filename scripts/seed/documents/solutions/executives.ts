import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const executives = page({
  title: 'Executives',
  path: '/solutions/executives',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Executives',
      title: 'Your crypto exposure, on one page',
      text: 'You answer for a risk that you cannot see in the accounts. We show the board what the firm is exposed to, through whom, and what changed since the last meeting.',
      actions: [
        primary('View Executive Dashboard', to.route('/dashboard')),
        secondary('Schedule Briefing', to.dialog('personal-demo')),
      ],
      picture: 'risk-score',
    }),
    section('cardGrid', {
      anchor: 'decisions',
      eyebrow: 'Decisions',
      title: 'Questions that reach the board',
      look: 'bordered',
      columns: 2,
      cards: [
        card(
          '“Should we bank this exchange?”',
          'Its flows, its exposure to sanctioned and stolen funds, its peers.',
          { icon: 'bank' },
        ),
        card(
          '“Do we list this token?”',
          'Holders, insider allocations, liquidity and who can withdraw it.',
          { icon: 'coins' },
        ),
        card(
          '“Do we enter this market?”',
          'Adoption, licensing and crime patterns, country by country.',
          { icon: 'globe' },
        ),
        card(
          '“We have had an incident. What do we say?”',
          'What left, where it is, what may come back, in words for the regulator.',
          { icon: 'triangle-alert' },
        ),
      ],
    }),
    section('callToAction', {
      title: 'Half an hour before your next risk committee',
      text: 'A briefing on your own sector, with figures you may put in the pack.',
      tone: 'ink',
      actions: [
        primary('Schedule Executive Briefing', to.dialog('personal-demo')),
        secondary('Request Executive Demo', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto risk reporting for boards and executives',
    description:
      'Dashboards, briefings and market intelligence that show boards what crypto exposure the firm has, through whom it arises and what has changed since.',
  },
})
