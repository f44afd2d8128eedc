import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const defiAdoptionReport = page({
  title: 'DeFi Adoption Report',
  path: '/resources/defi-adoption-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · October 2025 · 62 pages · 3.2K downloads',
      title: 'DeFi Adoption Report',
      text: 'Who uses decentralised finance, for what, and what they lose to exploits: protocols measured by users and flows rather than by locked value alone.',
      actions: [
        primary('Download Full Report', to.dialog('demo-video')),
        secondary('Request Analysis', to.document('/company/contact')),
      ],
      figures: [
        figure('$89.2B', 'Total value locked'),
        figure('12.4M', 'Users'),
        figure('$2.1B', 'Lost to exploits'),
        figure('34%', 'Growth'),
      ],
    }),
    section('callToAction', {
      title: 'Your protocol in the figures',
      text: 'We run the report’s method on a protocol or sector of your choice.',
      tone: 'ink',
      actions: [
        primary('Download Report (PDF)', to.dialog('demo-video')),
        secondary('Schedule Analysis Call', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'DeFi Adoption Report: users, protocols, losses',
    description:
      'DeFi Adoption Report, October 2025: $89.2B locked, 12.4M users, $2.1B lost to exploits and 34% growth. What drives adoption, by protocol category.',
  },
})
