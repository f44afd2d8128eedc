import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const cryptoCrimeReport = page({
  title: 'Crypto Crime Report 2025',
  path: '/resources/crypto-crime-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · 2025 edition',
      title: 'Crypto Crime Report 2025',
      text: 'Where illicit value came from, how it moved and where it left: 150 pages of typologies, figures and cases, with the method set out so that you can disagree with it.',
      actions: [
        primary('Download Full Report', to.dialog('demo-video')),
        secondary('View Executive Summary', to.anchor('findings')),
      ],
      figures: [
        figure('150', 'Pages'),
        figure('10M+', 'Transactions analysed'),
        figure('100+', 'Blockchains'),
      ],
    }),
    section('cardGrid', {
      anchor: 'findings',
      eyebrow: 'Key findings',
      title: 'What changed this year',
      look: 'list',
      columns: 2,
      cards: [
        card(
          'Stablecoins carry the proceeds',
          'Launderers prefer a dollar that moves at night. Issuers’ freeze functions have become the most effective tool there is.',
        ),
        card(
          'Bridges replace mixers',
          'Value is hopped across three or more networks before it is mixed at all, if it ever is.',
        ),
        card(
          'Off-ramps concentrate',
          'A small number of deposit addresses receives most of what ransomware crews cash out.',
        ),
        card(
          'Fraud has become an industry',
          'Investment scams share wallets, scripts and payroll. Cases that look separate seldom are.',
        ),
      ],
    }),
    section('callToAction', {
      title: 'Take it to your team',
      text: 'An author presents the findings for your sector, with time for questions.',
      tone: 'ink',
      actions: [
        primary('Download PDF', to.dialog('demo-video')),
        secondary('Request Presentation', to.dialog('personal-demo')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto Crime Report 2025: findings and method',
    description:
      'Key findings of the Crypto Crime Report 2025: stablecoins, bridges, off-ramps and organised fraud, with the three-step method behind the 150 pages.',
  },
})
