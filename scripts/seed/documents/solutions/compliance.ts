import { primary, secondary } from '../../builders/action.ts'
import { page } from '../../builders/routable.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

export const compliance = page({
  title: 'Compliance Teams',
  path: '/solutions/compliance',
  sections: [
    section('hero', {
      eyebrow: 'Solutions · Compliance Teams',
      title: 'A crypto programme your examiner can follow',
      text: 'Screening, monitoring, Travel Rule and reporting in one record: which rule fired, which exposure caused it, who decided, and when.',
      actions: [
        primary('Start Compliance Check', to.route('/signup')),
        secondary('Schedule Demo', to.dialog('personal-demo')),
      ],
      picture: 'screening-queue',
    }),
    section('cardGrid', {
      anchor: 'coverage',
      eyebrow: 'Regulatory coverage',
      title: 'Rule sets by region',
      look: 'bordered',
      columns: 3,
      cards: [
        card('United States', 'BSA and FinCEN rules, OFAC SDN, SAR filing, state licences.', {
          icon: 'landmark',
        }),
        card('European Union', 'MiCA, the Transfer of Funds Regulation, AMLR, EU sanctions.', {
          icon: 'globe',
        }),
        card('United Kingdom', 'Money Laundering Regulations, FCA registration, OFSI list.', {
          icon: 'scale',
        }),
        card('Asia-Pacific', 'MAS in Singapore, the FSA in Japan, the SFC in Hong Kong, AUSTRAC.', {
          icon: 'globe',
        }),
        card('Canada', 'PCMLTFA, FINTRAC reporting, PIPEDA for personal data.', {
          icon: 'landmark',
        }),
        card(
          'Global standards',
          'FATF Recommendation 15 and 16, UN sanctions, the Wolfsberg principles.',
          { icon: 'badge-check' },
        ),
      ],
    }),
    section('callToAction', {
      title: 'See where your programme stands',
      text: 'We map your current controls to the rules you are supervised under and show the gaps.',
      tone: 'ink',
      actions: [
        primary('Get Compliance Assessment', to.dialog('free-investigation')),
        secondary('Contact Compliance Team', to.document('/company/contact')),
      ],
    }),
  ],
  seo: {
    title: 'Crypto AML and sanctions compliance software',
    description:
      'Screening, transaction monitoring, Travel Rule and SAR drafting with an audit trail, mapped to rules in the US, EU, UK, Asia-Pacific and Canada.',
  },
})
