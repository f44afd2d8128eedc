import { primary, secondary } from '../../builders/action.ts'
import { figure } from '../../builders/figure.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

export const geographyReport = page({
  title: 'Geography Report',
  path: '/resources/geography-report',
  sections: [
    section('hero', {
      eyebrow: 'Report · October 2025 · 78 pages · 4.1K downloads',
      title: 'Geography of Cryptocurrency Report',
      text: 'Where crypto is used, and what for: savings in one country, remittances in the next, speculation in a third. Regulation follows, and so does risk.',
      actions: [
        primary('Download Report (PDF)', to.dialog('demo-video')),
        secondary('Regional Analysis Call', to.dialog('personal-demo')),
      ],
    }),
    section('statBand', {
      anchor: 'regions',
      eyebrow: 'Adoption by region',
      title: 'Five regions',
      tone: 'paper',
      figures: [
        figure('71%', 'Asia Pacific'),
        figure('68%', 'North America'),
        figure('52%', 'Europe'),
        figure('34%', 'Latin America'),
        figure('28%', 'Middle East and Africa'),
      ],
      source: 'Geography Report, October 2025.',
    }),
  ],
  seo: {
    title: 'Geography Report: crypto adoption by region',
    description:
      'Crypto adoption by region, October 2025: Asia Pacific 71%, North America 68%, Europe 52%, Latin America 34%, Middle East and Africa 28%. 78 pages.',
  },
})
